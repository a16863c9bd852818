import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import './styles.css';

/** Table that scrolls in a frame, also by keyboard, instead of the page. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const node = frame.current;
    if (!node) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setScrolls(node.scrollWidth > node.clientWidth));
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const reachable = scrolls
    ? {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls horizontally'}
    : {};
  return (
    <div ref={frame} className="table-frame" {...reachable}>
      <table {...props} />
    </div>
  );
}
