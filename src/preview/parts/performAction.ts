import type {ObjectProps} from '../model/object';

type ActionProps = Pick<ObjectProps, 'attribute' | 'formFields' | 'dataPoint' | 'dispatch'>;

/** The other of two states; a data point that has not been heard of is off. */
function flip(value: string | undefined): string {
  return (value ?? '0') === '0' ? '1' : '0';
}

/**
 * Let an object do what its attribute `action` says: send a command, write a
 * data point, open a page or popup, submit the fields around it or request an
 * address.
 *
 * @param value what a person chose; without it, a command takes its parameter
 * and a data point changes over
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
