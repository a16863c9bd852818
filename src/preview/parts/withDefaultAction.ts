import type {ObjectProps} from '../model/object';

/** The same object, with the action that it has in 4.x while none is given. */
export function withDefaultAction(props: ObjectProps): ObjectProps {
  const attribute = (name: string) =>
    props.attribute(name) ?? (name === 'action' ? 'user' : undefined);
  return {...props, attribute};
}
