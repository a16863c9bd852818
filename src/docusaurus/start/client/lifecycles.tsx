import React, {type ComponentProps, type ReactNode} from 'react';
import Original from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {decodableHash} from './decodableHash';

export {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';

type Props = ComponentProps<typeof Original>;
type Location = Props['location'];

const readable = new WeakMap<Location, Location>();

/** Location with a decodable hash; memoised per location. */
function withDecodableHash(location: Location): Location {
  const hash = decodableHash(location.hash);
  if (hash === location.hash) {
    return location;
  }
  const known = readable.get(location) ?? {...location, hash};
  readable.set(location, known);
  return known;
}

/** Prevents the crash of Docusaurus on a hash that cannot be decoded. */
export default function Lifecycles({children, location, previousLocation}: Props): ReactNode {
  return (
    <Original
      location={withDecodableHash(location)}
      previousLocation={previousLocation && withDecodableHash(previousLocation)}>
      {children}
    </Original>
  );
}
