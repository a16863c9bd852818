import React, {useCallback, useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {boolean, parameter, string, uiset} from '../model/attributeBuilders';
import {choiceKey} from '../model/event';
import type {ObjectProps, ObjectSpec} from '../model/object';
import CameraView from '../parts/CameraView';

const ahead = {x: 0, y: 0, zoom: 1};
/** Movements of a camera: name, symbol, and the new view. */
const movements = [
  ['Pan left', '←', ({x, ...rest}: typeof ahead) => ({...rest, x: Math.max(-40, x - 10)})],
  ['Pan up', '↑', ({y, ...rest}: typeof ahead) => ({...rest, y: Math.max(-20, y - 10)})],
  ['Pan down', '↓', ({y, ...rest}: typeof ahead) => ({...rest, y: Math.min(20, y + 10)})],
  ['Pan right', '→', ({x, ...rest}: typeof ahead) => ({...rest, x: Math.min(40, x + 10)})],
  ['Zoom in', '+', ({zoom, ...rest}: typeof ahead) => ({...rest, zoom: Math.min(2, zoom + 0.25)})],
  ['Zoom out', '−', ({zoom, ...rest}: typeof ahead) => ({...rest, zoom: Math.max(1, zoom - 0.25)})],
] as const;
/** Milliseconds until the next camera. */
const cycleTime = 3000;

/**
 * `<camerapanel>`: a drawing with the controls of the live and the playback mode.
 * The selected camera is shown until code sets a camera, the selected mode until
 * code plays a recording.
 */
function CameraPanel({attribute, chosen, inputKey, label, dispatch}: ObjectProps): ReactNode {
  const mode = chosen('play');
  const name = chosen('camera') ?? attribute('camera') ?? attribute('address') ?? '';
  const isPlayback = mode === undefined ? attribute('play') !== undefined : mode === 'playback';
  const list = (attribute('cameralist') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const next = list[(list.indexOf(name) + 1) % list.length] ?? name;
  const [turn, setTurn] = useState(ahead);
  const [isCycling, setIsCycling] = useState(false);
  const [frame, setFrame] = useState(0);

  const choose = useCallback(
    (attributeName: 'camera' | 'play', value: string) =>
      dispatch({kind: 'input', key: choiceKey(inputKey, attributeName), value}),
    [dispatch, inputKey],
  );
  const show = (camera: string, to: 'live' | 'playback') => {
    setTurn(ahead);
    choose('camera', camera);
    choose('play', to);
  };
  useEffect(() => {
    if (!isCycling || isPlayback || next === name) {
      return undefined;
    }
    const clock = setTimeout(() => choose('camera', next), cycleTime);
    return () => clearTimeout(clock);
  }, [isCycling, isPlayback, next, name, choose]);

  return (
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'preview-camerapanel',
        attribute('panel') !== 'false' && 'preview-camerapanel--panel',
      )}>
      <button
        type="button"
        className="preview-camera-button"
        onClick={() => show(isPlayback ? name : next, 'live')}>
        <CameraView name={name} isRecorded={isPlayback} turn={turn} />
        <span className="spoken">{isPlayback ? ' Back to live' : ` Next camera: ${next}`}</span>
      </button>
      {isPlayback ? (
        <div>
          <input
            type="range"
            value={frame}
            aria-label="Frame of the recording"
            onChange={({target}) => setFrame(Number(target.value))}
          />
        </div>
      ) : (
        <div>
          <button type="button" className="preview-tool" onClick={() => show(name, 'playback')}>
            last
          </button>
          {movements.map(([movement, symbol, move]) => (
            <button
              key={movement}
              type="button"
              className="preview-tool"
              aria-label={movement}
              onClick={() => setTurn(move)}>
              {symbol}
            </button>
          ))}
          <button
            type="button"
            className="preview-tool"
            aria-pressed={isCycling}
            onClick={() => setIsCycling(!isCycling)}>
            cycle
          </button>
        </div>
      )}
    </div>
  );
}

export default {
  Picture: CameraPanel,
  sample:
    '<project width="160" height="144"><camerapanel pos="x1y1" width="156" height="140" address="gate" /></project>',
  attributes: [
    parameter(
      'address',
      string('name of a camera, or `grid<n>`'),
      'the camera or grid at the start',
      {sketch: 'address'},
    ),
    parameter(
      'camera list',
      string('names of cameras, or empty'),
      'the cameras to step through; others cannot be reached in this panel',
      {sketch: 'cameralist'},
    ),
    uiset('camera', string('name of a camera, or `grid<n>`'), 'shows this camera'),
    uiset('cameralist', string('names separated by commas'), 'a new camera list'),
    uiset('panel', boolean, 'shows or hides the background', {default: '`true`'}),
    uiset(
      'play',
      string('`true`, `yyyymmddhhmmss`, or a timestamp in seconds'),
      'plays the last recording, or the recording from the frame nearest to that moment',
    ),
  ],
} satisfies ObjectSpec;
