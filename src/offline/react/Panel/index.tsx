import React, {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import {sizesOf, type OfflineList} from '../../list';
import {keep, remove, removeEverything, stop, type Progress} from '../../page/keeper';
import type {Copy} from '../../page/kept';
import type {Registered} from '../../page/registration';
import {planOf, withoutQuery} from '../../plan';
import {ageInWords, sizeInWords} from '../../words';
import {usePanel, type EditionFile} from '../usePanel';
import styles from './styles.module.css';

/** A version that can be kept. */
export interface PanelVersion {
  readonly name: string;
  readonly label: string;
}

interface PanelProps {
  /** Base address of the site. */
  readonly base: string;
  /** That of the reader first. */
  readonly versions: readonly PanelVersion[];
}

const refusals = {
  insecure:
    'The browser does not allow offline copies at an address that begins with http://. It allows them if the site is served over https://.',
  unsupported:
    'This browser or private window cannot store offline copies. Open the manual in a normal window of a current browser.',
  withdrawn: 'Offline copies are disabled on this site.',
  failed: 'The browser could not start the service worker',
} as const;

/** What a reader can do if nothing more can be stored. */
const orArchive =
  'Alternatively, download the offline website below. It opens from a folder or a USB stick, and its search works there.';

/** A region that is there before its text, which is read out when it comes. */
function Status({
  isWarning = false,
  children,
}: {
  readonly isWarning?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsThere(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p role="status" className={clsx(styles.status, isWarning && styles.warning)}>
      {isThere && children}
    </p>
  );
}

/** A button that hands the focus on to a heading before it goes, or can be pressed no more. */
function Action({
  heading,
  kind,
  isDisabled = false,
  onPress,
  children,
}: {
  readonly heading: RefObject<HTMLElement | null>;
  readonly kind: 'primary' | 'outline';
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const next = heading.current;
    return () => {
      if (own !== null && own === document.activeElement) {
        next?.focus();
      }
    };
  }, [heading, isDisabled]);
  return (
    <button
      ref={button}
      type="button"
      className={clsx('button button--primary', kind === 'outline' && 'button--outline')}
      disabled={isDisabled}
      onClick={onPress}>
      {children}
    </button>
  );
}

/** Why nothing can be kept, and what to do. */
function Refused({
  registered,
  hasArchive,
}: {
  readonly registered: Registered;
  readonly hasArchive: boolean;
}): ReactNode {
  if ('registration' in registered) {
    return null;
  }
  const {reason, detail} = registered;
  return (
    <p className={styles.warning}>
      {refusals[reason]}
      {reason === 'failed' &&
        ` (${detail ?? ''}). Allow the browser to store data for this address, or open the manual in a normal window. All other functions of the site work.`}
      {reason !== 'insecure' && hasArchive && ` ${orArchive}`}
    </p>
  );
}

const statesInWords: Readonly<Record<Exclude<Progress['state'], 'failed'>, string>> = {
  running: 'Downloading… You can keep reading.',
  waiting:
    'The site does not respond. The download continues automatically when the network is back.',
  stopped: 'Paused. Downloaded pages are kept.',
  full: 'There is not enough storage on this device. Free up storage or remove another version below, then select Resume.',
  elsewhere:
    'Another tab is downloading this version. The download continues here when that tab closes.',
  removed: 'Another tab has removed this version.',
};

/** Another tab is using what is to be removed. */
const refusedToRemove =
  'Another tab is downloading this version. Close that tab, then remove the version again.';

/** What is said of the progress: by tens of per cent, as it is read out. */
function Spoken({
  progress,
  hasArchive,
}: {
  readonly progress: Progress;
  readonly hasArchive: boolean;
}): ReactNode {
  const {state, done, total, reason} = progress;
  const tens = total === 0 ? 0 : Math.floor((10 * done) / total) * 10;
  return (
    <>
      {state === 'failed' ? `Download failed: ${reason ?? ''}` : statesInWords[state]}
      {state === 'full' && hasArchive && ` ${orArchive}`}
      {state === 'running' && <span className="spoken"> {tens} %</span>}
    </>
  );
}

function Bar({progress, label}: {readonly progress: Progress; readonly label: string}): ReactNode {
  const {done, total} = progress;
  return (
    <p className={styles.bar}>
      <progress max={Math.max(1, total)} value={done} aria-label={`Version ${label}`} />
      {/* Read out by the line above, less often. */}
      <span aria-hidden="true">
        {sizeInWords(done)} of {sizeInWords(total)}
      </span>
    </p>
  );
}

/** What a complete copy is: its release, size and age. */
function KeptLine({copy}: {readonly copy: Copy & {readonly complete: string}}): ReactNode {
  const date = new Date(copy.complete);
  return (
    <p>
      <strong>Downloaded</strong> {ageInWords(date, new Date())} ({date.toLocaleDateString('en-GB')}
      ): release <code>{copy.list.release}</code>, {sizeInWords(copy.bytes)}.
    </p>
  );
}

/** Bytes that a version still asks of the network: what no copy on the device has. */
function sizeToFetch(list: OfflineList, copies: readonly Copy[]) {
  const complete = copies.filter((copy) => copy.complete !== undefined);
  const hashes = new Map(
    complete.flatMap((copy) =>
      copy.list.files.map(([address, , hash]) => [withoutQuery(address), hash] as const),
    ),
  );
  return sizesOf(planOf(list, new Set(), hashes).fetch);
}

interface VersionProps {
  readonly base: string;
  readonly version: PanelVersion;
  readonly copies: readonly Copy[];
  readonly list: OfflineList | undefined;
  readonly room: number | undefined;
  readonly progress: Progress | undefined;
  readonly isBusy: boolean;
  /** Whether an archive is offered beside it. */
  readonly hasArchive: boolean;
  readonly onChange: () => void;
}

/** Whether something is done for a version, here or in another tab. */
function isUnderWay(progress: Progress | undefined): boolean {
  return progress !== undefined && ['running', 'waiting', 'elsewhere'].includes(progress.state);
}

/** A version: what of it is kept, and what can be done. */
function Version(props: VersionProps): ReactNode {
  const {base, version, copies, list, room, progress, isBusy, hasArchive, onChange} = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const own = copies.filter((copy) => copy.list.version === version.name);
  const complete = own.find((copy): copy is Copy & {complete: string} => Boolean(copy.complete));
  const part = own.find((copy) => copy.complete === undefined);
  const isRunning = isUnderWay(progress);
  const isCurrent = complete !== undefined && complete.list.release === list?.release;
  const size = list && sizeToFetch(list, copies);
  const needsRoom = list && !isCurrent && room !== undefined && sizesOf(list.files).bytes > room;
  const label = isRunning
    ? 'Pause'
    : part || (progress && progress.state !== 'removed')
      ? 'Resume'
      : complete
        ? 'Update'
        : `Download ${version.label}`;
  return (
    <section className={styles.version} aria-label={`Version ${version.label}`}>
      <h3 ref={heading} tabIndex={-1}>
        Version {version.label}
      </h3>
      {complete && <KeptLine copy={complete} />}
      {complete && isCurrent && !progress && <p>Up to date.</p>}
      {complete && list && !isCurrent && !progress && (
        <p>
          An update is available: release <code>{list.release}</code>.
        </p>
      )}
      {!isCurrent && size && !progress && !part && (
        <p>
          Download: {sizeInWords(size.compressed)}. Storage on this device:{' '}
          {sizeInWords(sizesOf(list.files).bytes)}.
        </p>
      )}
      {part && !progress && (
        <p>
          {sizeInWords(part.bytes)} of {sizeInWords(sizesOf(part.list.files).bytes)} downloaded.
        </p>
      )}
      {needsRoom && (
        <p className={styles.warning}>The browser can store {sizeInWords(room)} at most.</p>
      )}
      <Status isWarning={progress?.state === 'full' || progress?.state === 'failed'}>
        {progress ? <Spoken progress={progress} hasArchive={hasArchive} /> : said}
      </Status>
      {progress && progress.total > 0 && <Bar progress={progress} label={version.label} />}
      <p className={styles.buttons}>
        {(!isCurrent || progress) && (
          <Action
            heading={heading}
            kind="primary"
            isDisabled={isBusy || (!list && !isRunning)}
            onPress={() => {
              setSaid('');
              if (isRunning) {
                stop();
              } else {
                void keep(base, version.name);
              }
            }}>
            {label}
          </Action>
        )}
        {own.length > 0 && (
          <Action
            heading={heading}
            kind="outline"
            onPress={() => {
              void remove(base, version.name).then((isGone) => {
                setSaid(isGone ? 'Removed.' : refusedToRemove);
                onChange();
              });
            }}>
            Remove {version.label}
          </Action>
        )}
      </p>
    </section>
  );
}

const kinds = {archive: 'offline website (ZIP)', pdf: 'PDF', print: 'printable page'} as const;

/** Links to files, each with its size; a page to print opens, the others are stored. */
function FileList({
  base,
  files,
  labelOf,
}: {
  readonly base: string;
  readonly files: readonly EditionFile[];
  readonly labelOf: (version: string) => string;
}): ReactNode {
  return (
    <ul className={styles.files}>
      {files.map(({version, kind, section, file, bytes}) => (
        <li key={file}>
          <a
            href={base + file}
            {...(kind !== 'print' && {download: true, 'data-stored-by-browser': true})}>
            Version {labelOf(version)}
            {section !== undefined && `, ${section}`}, {kinds[kind]}
          </a>{' '}
          ({sizeInWords(bytes)})
        </li>
      ))}
    </ul>
  );
}

/** The files of the release: whole versions, and sections folded away; those of the reader's version first. */
function Files({
  base,
  editions,
  versions,
}: PanelProps & {readonly editions: readonly EditionFile[]}): ReactNode {
  const names = versions.map(({name}) => name);
  const labelOf = (name: string) => versions.find((one) => one.name === name)?.label ?? name;
  const sorted = [...editions].sort((a, b) => names.indexOf(a.version) - names.indexOf(b.version));
  const whole = sorted.filter(({section}) => section === undefined);
  const sections = sorted.filter(({section}) => section !== undefined);
  return (
    <>
      <h3>Download as a file</h3>
      {whole.length > 0 && (
        <>
          <p>The offline website and the PDF open without a network.</p>
          <FileList {...{base, labelOf}} files={whole} />
        </>
      )}
      {sections.length > 0 && (
        <details className={styles.sections}>
          <summary>Printable sections</summary>
          <FileList {...{base, labelOf}} files={sections} />
        </details>
      )}
    </>
  );
}

/** What is kept of the manual on this device, and what can be. */
export default function Panel({base, versions}: PanelProps): ReactNode {
  const {state, progress, refresh} = usePanel(
    base,
    versions.map(({name}) => name),
  );
  const [removal, setRemoval] = useState<'done' | 'refused'>();
  const {registered, copies, visited, lists, editions, room} = state;
  const isBusy = (name: string) => progress?.version !== name && isUnderWay(progress);
  const hasArchive = editions?.some(({kind}) => kind === 'archive') ?? false;
  const isEmpty = visited === 0 && copies.length === 0 && !isUnderWay(progress);
  const canKeep = registered && 'registration' in registered;
  return (
    <>
      {registered === undefined && <Status>Loading…</Status>}
      {registered && <Refused {...{registered, hasArchive}} />}
      {canKeep && (
        <>
          <p>A downloaded version opens without a network, with its search, previews and files.</p>
          {versions.map((version) => (
            <Version
              key={version.name}
              {...{base, version, copies, room, hasArchive}}
              list={lists.get(version.name)}
              progress={progress?.version === version.name ? progress : undefined}
              isBusy={isBusy(version.name)}
              onChange={refresh}
            />
          ))}
        </>
      )}
      {editions && editions.length > 0 && <Files {...{base, editions, versions}} />}
      {editions?.length === 0 && registered && !canKeep && (
        <p>
          This site has no offline website and no PDF of the manual. Print the pages that you need,
          or ask the operator of the site for the files.
        </p>
      )}
      {canKeep && (
        <>
          <h3>Pages you opened</h3>
          <Status>
            {removal === 'refused'
              ? refusedToRemove
              : removal === 'done' && isEmpty
                ? 'All offline copies of this manual were removed from this device.'
                : `Pages that you open are saved automatically: ${visited} on this device.`}
          </Status>
          <p className={styles.buttons}>
            <button
              type="button"
              className="button button--outline button--primary"
              onClick={() => {
                const names = versions.map(({name}) => name);
                void removeEverything(base, names).then((isGone) => {
                  setRemoval(isGone ? 'done' : 'refused');
                  refresh();
                });
              }}>
              Remove everything
            </button>
          </p>
        </>
      )}
    </>
  );
}
