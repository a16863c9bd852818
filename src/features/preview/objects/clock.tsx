import React, {useEffect, useState, type ReactNode} from 'react';
import type {ObjectProps, ObjectSpec} from '../model/object';

function timeNow(): string {
  return new Date().toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});
}

/** `<clock>`: the time of the browser; none in the build. */
function Clock({label}: ObjectProps): ReactNode {
  const [time, setTime] = useState<string>();
  useEffect(() => {
    const tick = () => setTime(timeNow());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="preview-clock" aria-label={label} dateTime={time}>
      {time ?? '--:--'}
    </time>
  );
}

export default {
  Picture: Clock,
  sample: '<clock pos="x16y12" width="128" height="56" />',
  attributes: [],
} satisfies ObjectSpec;
