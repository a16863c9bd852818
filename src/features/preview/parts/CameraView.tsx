import React, {type ReactNode} from 'react';
import clsx from 'clsx';

interface ViewProps {
  readonly name: string;
  readonly isRecorded?: boolean;
  /** Pan, tilt and zoom of the camera. */
  readonly turn?: {readonly x: number; readonly y: number; readonly zoom: number};
}

/** A house, a tree and a horizon, at positions that depend on the name. */
function Scene({name}: {readonly name: string}): ReactNode {
  let sum = 0;
  for (const character of name) {
    sum += character.codePointAt(0) ?? 0;
  }
  const [horizon, house, tree] = [44 + (sum % 5) * 4, 20 + (sum % 7) * 12, 130 - (sum % 4) * 32];
  return (
    <>
      <path className="preview-camera-ground" d={`M-80 ${horizon}h320v120h-320z`} />
      <path
        d={`M${house} ${horizon + 12}v-26l18-14l18 14v26zM${house + 14} ${horizon + 12}v-14h8v14`}
      />
      <path
        d={`M${tree} ${horizon + 20}v-22M${tree - 11} ${horizon - 12}a11 11 0 1 0 22 0a11 11 0 1 0-22 0`}
      />
    </>
  );
}

/** A drawing instead of the picture of a camera: one scene, or four for a grid. */
export default function CameraView({name, isRecorded = false, turn}: ViewProps): ReactNode {
  const {x, y, zoom} = turn ?? {x: 0, y: 0, zoom: 1};
  const isGrid = /^grid\d+$/u.test(name);
  const scenes = isGrid ? [0, 1, 2, 3] : [0];
  return (
    <span className={clsx('preview-camera', isRecorded && 'preview-camera--recorded')}>
      <svg
        viewBox={isGrid ? '0 0 320 180' : `${x} ${y} ${160 / zoom} ${90 / zoom}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true">
        {scenes.map((scene) => (
          <svg
            key={scene}
            x={(scene % 2) * 160}
            y={Math.floor(scene / 2) * 90}
            width={isGrid ? 158 : undefined}
            height={isGrid ? 88 : undefined}
            viewBox={isGrid ? '0 0 160 90' : undefined}
            overflow={isGrid ? 'hidden' : 'visible'}>
            <Scene name={`${name}${'abcd'.charAt(scene)}`} />
          </svg>
        ))}
      </svg>
      <span>{`${name} · ${isRecorded ? 'recorded' : 'live'}`}</span>
    </span>
  );
}
