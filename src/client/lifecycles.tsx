import React, {type ComponentProps, type ReactNode} from 'react';
import Original from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {readableHash} from './readableHash';

export {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Props = ComponentProps<typeof Original>;
type Location = Props['location'];

const readable = new WeakMap<Location, Location>();

/** The location with a hash that can be decoded; the same object for the same location. */
function withReadableHash(location: Location): Location {
  const hash = readableHash(location.hash);
  if (hash === location.hash) {
    return location;
  }
  const known = readable.get(location) ?? {...location, hash};
  readable.set(location, known);
  return known;
}

/** Scrolls to what the hash names; one that cannot be decoded names nothing, and does not end the page. */
export default function Lifecycles({children, location, previousLocation}: Props): ReactNode {
  return (
    <Original
      location={withReadableHash(location)}
      previousLocation={previousLocation && withReadableHash(previousLocation)}>
      {children}
    </Original>
  );
}
