import React, {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {inertBeside} from '../../../lib/device/inertBeside';
import {tabByKey} from '../../../lib/device/keys';
import type {Dispatch} from '../model/event';
import type {ObjectProps} from '../model/object';
import {ownValue} from '../model/ownValue';
import type {ProjectPopup} from '../model/project';
import Closable from '../parts/Closable';

const layouts = ['row', 'column'] as const;

/** `<container>`: objects at their positions in it, or in a row or column. */
export function Container({attribute, node, renderObjects}: ObjectProps): ReactNode {
  const layout = layouts.find((one) => one === attribute('layout'));
  return (
    <div className={clsx('preview-inside', layout !== undefined && `preview-flow--${layout}`)}>
      {renderObjects(node.children)}
    </div>
  );
}

/** Drawings of some files, as paths in a square of 64. */
const drawings: Readonly<Record<string, string>> = {
  'pipe.svg': 'M0 26h64M0 38h64',
  'valve.svg': 'M60 32a28 28 0 1 1-56 0a28 28 0 1 1 56 0M10 26h44v12h-44z',
  'warning.svg': 'M32 6L60 58H4zM32 24v18M32 48v4',
  'plan.svg': 'M4 4h56v56H4zM4 34h14M28 34h32M36 4v12M36 26v34',
};
/** Hills and a sun, for a file without a drawing. */
const unknown = 'M4 8h56v48H4zM4 50l18-22l14 16l8-8l16 16M50 20a4 4 0 1 1-8 0a4 4 0 1 1 8 0';

/** `<image>`: the drawing of a file, or else a placeholder with its name. */
export function Image({attribute, label}: ObjectProps): ReactNode {
  const file = attribute('file') ?? '';
  const drawing = ownValue(drawings, file);
  // A pipe and a plan fill the object; a symbol keeps its proportions.
  const stretches = file === 'pipe.svg' || file === 'plan.svg';
  return (
    <div className="preview-emblem">
      <svg
        viewBox="0 0 64 64"
        role="img"
        aria-label={label}
        preserveAspectRatio={stretches ? 'none' : 'xMidYMid'}>
        <path d={drawing ?? unknown} vectorEffect="non-scaling-stroke" />
      </svg>
      {drawing === undefined && file !== '' ? <span>{file}</span> : null}
    </div>
  );
}

/** Colours of the skin `blue`, which have a letter too, and glass. */
const tones = ['blue', 'green', 'red', 'yellow', 'glass'] as const;

/** `<panel>`: a coloured background, which screen readers ignore. */
export function Panel({attribute}: ObjectProps): ReactNode {
  const color = attribute('color') ?? '';
  const tone = tones.find((one) => [one, one.charAt(0)].includes(color));
  return <div className={clsx('preview-panel', tone && `preview-tone--${tone}`)} />;
}

interface PopupProps {
  readonly popup: ProjectPopup;
  readonly children: ReactNode;
  readonly dispatch: Dispatch;
}

/**
 * `<popup>`: a page over the page. Its close button and Escape close it, and for a
 * modal one a click beside it; the focus returns to the element that had it.
 */
export function Popup({popup, children, dispatch}: PopupProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {width = '240', height = '160', type} = popup.attributes;
  const isModal = type === 'modal';
  useEffect(() => {
    const before = document.activeElement;
    const shade = frame.current?.parentElement;
    const release =
      isModal && shade?.parentElement ? inertBeside(shade, shade.parentElement) : undefined;
    frame.current?.focus({preventScroll: true});
    return () => {
      release?.();
      if (before instanceof HTMLElement) {
        before.focus({preventScroll: true});
      }
    };
  }, [isModal]);
  const close = () => dispatch({kind: 'close'});
  return (
    <Closable
      className={clsx('preview-shade', isModal && 'preview-shade--modal')}
      onClose={close}
      onClick={({target, currentTarget}) => {
        if (target === currentTarget && isModal) {
          close();
        }
      }}>
      <div
        ref={frame}
        className="preview-popup"
        role="dialog"
        aria-label={popup.title}
        tabIndex={-1}
        style={{'--w': width, '--h': height} as CSSProperties}>
        <p>
          <span>{popup.title}</span>
          <button type="button" aria-label="Close" onClick={close}>
            ×
          </button>
        </p>
        <div className="preview-inside">{children}</div>
      </div>
    </Closable>
  );
}

/** Outlines in a square of 100, which stretches to the size of the object. */
const outlines: Readonly<Record<string, string>> = {
  ellipse: 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0z',
  triangle: 'M50 0L100 100H0z',
  diamond: 'M50 0L100 50L50 100L0 50z',
};
const rectangle = 'M0 0H100V100H0z';

/** `<shape>`: a geometric shape, such as a tank or a room of a plan. */
export function Shape({attribute}: ObjectProps): ReactNode {
  const type = attribute('type') ?? '';
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="preview-shape"
      aria-hidden="true">
      <path d={ownValue(outlines, type) ?? rectangle} />
    </svg>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const next = tabByKey(event.currentTarget, event);
  if (next) {
    event.preventDefault();
    next.focus();
    next.click();
  }
}

/** `<tabview>`: each object in it is the content of a tab. */
export function TabView(props: ObjectProps): ReactNode {
  const {attribute, input, label, node, renderObjects, setInput} = props;
  const base = useId();
  const names = (attribute('tabs') ?? '').split(',').map((name) => name.trim());
  const nameOf = (index: number) => [names[index], `Tab ${index + 1}`].find(Boolean);
  const open = node.children[Number(input ?? 0)] ? Number(input ?? 0) : 0;
  return (
    <div className="preview-tabview">
      <div role="tablist" aria-label={label}>
        {node.children.map((child, index) => (
          <button
            key={child.key}
            type="button"
            role="tab"
            className="preview-tab"
            id={`${base}tab${index}`}
            aria-controls={`${base}panel${index}`}
            aria-selected={index === open}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setInput(String(index))}
            onKeyDown={onKeyDown}>
            {nameOf(index)}
          </button>
        ))}
      </div>
      {node.children.map((child, index) => (
        <div
          key={child.key}
          role="tabpanel"
          id={`${base}panel${index}`}
          aria-labelledby={`${base}tab${index}`}
          hidden={index !== open}
          className="preview-inside">
          {renderObjects([child])}
        </div>
      ))}
    </div>
  );
}
