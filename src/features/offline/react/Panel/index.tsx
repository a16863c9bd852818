import React, {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import {newFiles, sizesOf, type OfflineList} from '../../list';
import {
  downloadVersion,
  pauseDownload,
  removeCopies,
  type Progress,
} from '../../page/versionDownload';
import type {Downloaded} from '../../page/downloaded';
import type {Registered} from '../../page/registration';
import {formatSize} from '../../words';
import {usePanel, type EditionFile} from '../usePanel';
import styles from './styles.module.css';

/** A version that can be downloaded. */
export interface PanelVersion {
  readonly name: string;
  readonly label: string;
}

interface PanelProps {
  /** Base URL of the site. */
  readonly base: string;
  /** The reader's version comes first. */
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

/** Alternative if nothing can be stored. */
const archiveHint =
  'Alternatively, download the offline website below. It opens from a folder or a USB stick, and its search works there.';

/** Live region that is rendered before its text, so that screen readers announce the text. */
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

/** Button that moves the focus to a heading before it is removed or disabled. */
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

/** Why offline copies are unavailable, and the alternative. */
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
      <span>{refusals[reason]}</span>
      {reason === 'failed' && (
        <span>{` (${detail ?? ''}). Allow the browser to store data for this address, or open the manual in a normal window. All other functions of the site work.`}</span>
      )}
      {reason !== 'insecure' && hasArchive && <span>{` ${archiveHint}`}</span>}
    </p>
  );
}

const stateTexts: Readonly<Record<Exclude<Progress['state'], 'failed'>, string>> = {
  running: 'Downloading… You can keep reading.',
  waiting:
    'The site does not respond. The download continues automatically when the network is back.',
  stopped: 'Paused. Downloaded pages are kept.',
  elsewhere: 'Another tab is downloading. Pause or resume the download there.',
  full: 'There is not enough storage on this device. Free up storage or remove another version below, then select Resume.',
};

/** Announcement of the progress, in steps of 10 % so that it is not read out continuously. */
function Announcement({
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
      <span>{state === 'failed' ? `Download failed: ${reason ?? ''}` : stateTexts[state]}</span>
      {state === 'full' && hasArchive && <span>{` ${archiveHint}`}</span>}
      {state === 'running' && <span className="spoken">{` ${tens} %`}</span>}
    </>
  );
}

function Bar({progress, label}: {readonly progress: Progress; readonly label: string}): ReactNode {
  const {done, total} = progress;
  return (
    <p className={styles.bar}>
      <progress max={Math.max(1, total)} value={done} aria-label={`Version ${label}`} />
      {/* The live region above announces the progress in larger steps. */}
      <span aria-hidden="true">{`${formatSize(done)} of ${formatSize(total)}`}</span>
    </p>
  );
}

type Complete = Downloaded & {readonly complete: string};

/** Release, size and date of a complete version. */
function CompleteLine({complete, list, bytes}: Complete): ReactNode {
  const date = new Date(complete).toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'short'});
  return (
    <p>
      <strong>Downloaded</strong> {date}: release <code>{list.release}</code>, {formatSize(bytes)}.
    </p>
  );
}

interface VersionProps {
  readonly base: string;
  readonly version: PanelVersion;
  readonly downloaded: readonly Downloaded[];
  /** Undefined while the list loads; null if the site does not respond. */
  readonly list: OfflineList | null | undefined;
  readonly progress: Progress | undefined;
  /** Whether another version is being downloaded. */
  readonly isBusy: boolean;
  /** Whether the panel offers an archive. */
  readonly hasArchive: boolean;
  readonly onChange: () => void;
}

function isDownloading(progress: Progress | undefined): boolean {
  return progress !== undefined && ['running', 'waiting'].includes(progress.state);
}

/** State of a version, with its buttons. */
function Version(props: VersionProps): ReactNode {
  const {base, version, downloaded, list, progress} = props;
  const {isBusy, hasArchive, onChange} = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const own = downloaded.find((one) => one.list.version === version.name);
  const complete = own?.complete === undefined ? undefined : {...own, complete: own.complete};
  const part = own?.complete === undefined ? own : undefined;
  const isRunning = isDownloading(progress);
  const isCurrent = complete !== undefined && complete.list.release === list?.release;
  const size = list && sizesOf(newFiles(list.files, complete?.list.files ?? []));
  const label = isRunning
    ? 'Pause'
    : part || progress
      ? 'Resume'
      : complete
        ? 'Update'
        : `Download ${version.label}`;
  return (
    <section className={styles.version} aria-label={`Version ${version.label}`}>
      <h3 ref={heading} tabIndex={-1}>
        Version {version.label}
      </h3>
      {complete && <CompleteLine key={complete.complete} {...complete} />}
      {complete && isCurrent && !progress && <p>Up to date.</p>}
      {complete && list && !isCurrent && !progress && (
        <p>
          An update is available: release <code>{list.release}</code>.
        </p>
      )}
      {!isCurrent && size && !progress && !part && (
        <p>
          {`Download: ${formatSize(size.compressed)}. Storage on this device: ${formatSize(sizesOf(list.files).bytes)}.`}
        </p>
      )}
      {part && !progress && (
        <p>
          {`${formatSize(part.bytes)} of ${formatSize(sizesOf(part.list.files).bytes)} downloaded.`}
        </p>
      )}
      {list === null && !progress && (
        <p className={styles.warning}>
          The site does not respond. Check the network, then close and reopen this window.
        </p>
      )}
      <Status isWarning={progress?.state === 'full' || progress?.state === 'failed'}>
        {progress ? <Announcement progress={progress} hasArchive={hasArchive} /> : said}
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
                pauseDownload();
              } else {
                void downloadVersion(base, version.name);
              }
            }}>
            {label}
          </Action>
        )}
        {own && (
          <Action
            heading={heading}
            kind="outline"
            onPress={() => {
              void removeCopies(base, version.name).then(() => {
                setSaid('Removed.');
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

/**
 * Links to files with their sizes. Printable pages open in the browser, the others are
 * downloaded.
 */
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
            {`Version ${labelOf(version)}${section === undefined ? '' : `, ${section}`}, ${kinds[kind]}`}
          </a>{' '}
          ({formatSize(bytes)})
        </li>
      ))}
    </ul>
  );
}

/**
 * Files of the release: complete versions, then sections in a disclosure. Those of the
 * reader's version come first.
 */
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

/** Panel of the offline copies and downloads. */
export default function Panel({base, versions}: PanelProps): ReactNode {
  const {state, progress, refresh} = usePanel(
    base,
    versions.map(({name}) => name),
  );
  const [isRemoved, setIsRemoved] = useState(false);
  const {registered, downloaded, visited, lists, editions} = state;
  const hasArchive = editions?.some(({kind}) => kind === 'archive') ?? false;
  const isEmpty = visited === 0 && downloaded.length === 0 && !isDownloading(progress);
  const canKeep = registered && 'registration' in registered;
  return (
    <>
      {registered === undefined && <Status>Loading…</Status>}
      {registered && <Refused {...{registered, hasArchive}} />}
      {canKeep && (
        <>
          <p>A download has the pages, search, previews and files of a version, not the blog.</p>
          {versions.map((version) => (
            <Version
              key={version.name}
              {...{base, version, downloaded, hasArchive}}
              list={lists.get(version.name)}
              progress={progress?.version === version.name ? progress : undefined}
              isBusy={progress?.version !== version.name && isDownloading(progress)}
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
            {isRemoved && isEmpty
              ? 'All offline copies of this manual were removed from this device.'
              : `Pages that you open are saved automatically: ${visited} on this device.`}
          </Status>
          <p className={styles.buttons}>
            <button
              type="button"
              className="button button--outline button--primary"
              onClick={() => {
                void removeCopies(base).then(() => {
                  setIsRemoved(true);
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
