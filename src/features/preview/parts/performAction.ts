import type {ObjectProps} from '../model/object';

type ActionProps = Pick<ObjectProps, 'attribute' | 'formFields' | 'dataPoint' | 'dispatch'>;

/** The other of two states; a data point without a value is off. */
function flip(value: string | undefined): string {
  return (value ?? '0') === '0' ? '1' : '0';
}

/**
 * Performs the action of an object's attribute `action`: send a command, write a
 * data point, open a page or popup, submit fields or request an address.
 *
 * @param value the selected value; without it, a command has its parameter, and a
 * data point is toggled
 */
export function performAction(
  {attribute, formFields, dataPoint, dispatch}: ActionProps,
  value?: string,
): void {
  const address = attribute('address') ?? '';
  switch (attribute('action')) {
    case 'command':
    case 'user':
      dispatch({
        kind: 'command',
        name: attribute('name') ?? '',
        parameter: value ?? attribute('parameter') ?? '',
      });
      break;
    case 'datapoint':
    case 'device':
      dispatch({kind: 'write', name: address, value: value ?? flip(dataPoint(address))});
      break;
    case 'link':
      dispatch({kind: 'open', page: attribute('link') ?? ''});
      break;
    case 'submit':
      dispatch({kind: 'submit', values: formFields()});
      break;
    case 'url':
      dispatch({
        kind: 'request',
        url: (attribute('url') ?? '').replaceAll('%value', value ?? ''),
      });
      break;
    default:
      break;
  }
}
