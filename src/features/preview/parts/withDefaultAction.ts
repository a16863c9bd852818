import type {ObjectProps} from '../model/object';

/** The same object with `user` as its default action, as in version 4. */
export function withDefaultAction(props: ObjectProps): ObjectProps {
  const attribute = (name: string) =>
    props.attribute(name) ?? (name === 'action' ? 'user' : undefined);
  return {...props, attribute};
}
