import React, {type ReactNode} from 'react';
import {charWidth, drawingWidth, wrap} from '../Drawing/layout';
import {Arrow, lineHeight as headLine, TextBox} from '../Drawing/shapes';
import Figure, {type FigureProps} from '../Figure';

interface SequenceMessage {
  /** Names of actors; a message from an actor to itself is a step. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly dashed?: boolean;
}

interface SequenceProps extends Pick<FigureProps, 'alt' | 'caption'> {
  /** At most 4, so that the text is legible on a phone. */
  readonly actors: readonly string[];
  readonly messages: readonly SequenceMessage[];
}

const lineHeight = 14;

/**
 * Sequence diagram.
 *
 * @throws Error if a message names an unknown actor
 */
export default function Sequence({alt, caption, actors, messages}: SequenceProps): ReactNode {
  const lane = drawingWidth / actors.length;
  const xOf = (name: string) => {
    const index = actors.indexOf(name);
    if (index < 0) {
      throw new Error(
        `Sequence: a message names "${name}", which is not among ${actors.join(', ')}.`,
      );
    }
    return lane * (index + 0.5);
  };
  const heads = actors.map((actor) => wrap(actor, Math.floor((lane - 14) / charWidth.label)));
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * headLine + 14;
  const measured = messages.map((message) => {
    const from = xOf(message.from);
    const to = xOf(message.to);
    const self = from === to;
    const room = self ? lane * 1.6 : Math.max(Math.abs(to - from) - 12, lane);
    const lines = wrap(message.text, Math.floor(room / charWidth.note));
    return {...message, from, to, self, lines, height: lines.length * lineHeight + 22};
  });
  const steps = measured.map((step, index) => {
    const top = measured.slice(0, index).reduce((sum, {height}) => sum + height, headHeight + 22);
    const half = (Math.max(...step.lines.map((line) => line.length)) * charWidth.note) / 2;
    const middle = (step.from + step.to) / 2;
    return {
      ...step,
      textTop: top + lineHeight,
      arrowAt: top + step.lines.length * lineHeight + 8,
      x: Math.min(Math.max(middle, half + 4), drawingWidth - half - 4),
    };
  });
  const height = measured.reduce((sum, step) => sum + step.height, headHeight + 22) + 14;
  return (
    <Figure alt={alt} caption={caption} size={[drawingWidth, height]}>
      {actors.map((actor, index) => {
        const x = xOf(actor);
        return (
          <g key={actor}>
            <line
              x1={x}
              x2={x}
              y1={headHeight + 8}
              y2={height - 8}
              className="d-line d-line--dashed"
            />
            <TextBox
              box={{x: x - lane / 2 + 5, y: 8, width: lane - 10, height: headHeight}}
              labelLines={heads[index] ?? []}
            />
          </g>
        );
      })}
      {steps.map(({from, to, self, lines, textTop, arrowAt, x, dashed, text}) => {
        const points = [
          {x: from, y: arrowAt},
          {x: to, y: arrowAt},
        ];
        return (
          <g key={`${arrowAt} ${text}`}>
            {self ? (
              <circle cx={from} cy={arrowAt} r={3.5} className="d-head" />
            ) : (
              <Arrow points={points} dashed={dashed} />
            )}
            {lines.map((line, at) => (
              <text key={line} x={x} y={textTop + at * lineHeight} className="d-label">
                {line}
              </text>
            ))}
          </g>
        );
      })}
    </Figure>
  );
}
