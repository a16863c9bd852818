import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Tap = readonly [label: string, note: string];

const field: readonly Tap[] = [
  ['Buses', 'KNX, Modbus'],
  ['Alarms', 'intrusion, fire'],
  ['Climate', 'heating, light'],
  ['Sensors', 'radio, meters'],
];

const people: readonly Tap[] = [
  ['Screens', 'wall, desk'],
  ['Phones', 'and watches'],
  ['Messages', 'email, chat'],
  ['Systems', 'hotel, remote'],
];

const width = 124;

interface SideProps {
  readonly taps: readonly Tap[];
  readonly x: number;
  readonly trunk: number;
}

function Side({taps, x, trunk}: SideProps): ReactNode {
  const edge = trunk > x ? x + width : x;
  return (
    <>
      <line x1={trunk} x2={trunk} y1={20} y2={264} className={styles.trunk} />
      {taps.map(([label, note], index) => {
        const y = 40 + index * 68;
        return (
          <g key={label}>
            <line x1={edge} x2={trunk} y1={y} y2={y} className="d-line" />
            <circle cx={trunk} cy={y} r={5} className="d-accent" />
            <rect x={x} y={y - 24} width={width} height={48} rx={6} className="d-box" />
            <text x={x + width / 2} y={y - 3} className="d-text">
              {label}
            </text>
            <text x={x + width / 2} y={y + 14} className="d-note">
              {note}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** Overview of the platform. */
export default function HomeDrawing(): ReactNode {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 460 284"
      role="img"
      aria-label="Buses, alarm panels, climate and light, sensors and meters on one line; wall panels, phones, messages and other systems on another; the HSYCO server with its data points, rules and screens connects both."
      focusable="false">
      <Side taps={field} x={8} trunk={164} />
      <Side taps={people} x={328} trunk={296} />
      <line x1={164} x2={296} y1={142} y2={142} className={styles.trunk} />
      <rect x={184} y={86} width={92} height={112} rx={10} className="d-server" />
      <text x={230} y={114} className="d-text">
        Server
      </text>
      {['data points', 'rules', 'screens'].map((line, index) => (
        <text key={line} x={230} y={138 + index * 18} className="d-note">
          {line}
        </text>
      ))}
    </svg>
  );
}
