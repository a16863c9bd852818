import type {ObjectProps} from './types';

type Acting = Pick<ObjectProps, 'attribute' | 'fields' | 'point' | 'onHappening'>;

/** The other of two states; a data point that has not been heard of is off. */
function flipped(value: string | undefined): string {
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
export function act({attribute, fields, point, onHappening}: Acting, value?: string): void {
  const address = attribute('address') ?? '';
  switch (attribute('action')) {
    case 'command':
    case 'user':
      onHappening({
        kind: 'command',
        name: attribute('name') ?? '',
        parameter: value ?? attribute('parameter') ?? '',
      });
      break;
    case 'datapoint':
    case 'device':
      onHappening({kind: 'write', name: address, value: value ?? flipped(point(address))});
      break;
    case 'link':
      onHappening({kind: 'open', page: attribute('link') ?? ''});
      break;
    case 'submit':
      onHappening({kind: 'submit', values: fields()});
      break;
    case 'url':
      onHappening({
        kind: 'request',
        url: (attribute('url') ?? '').replaceAll('%value', value ?? ''),
      });
      break;
    default:
      break;
  }
}
