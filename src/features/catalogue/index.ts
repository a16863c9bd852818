/** Exports of the catalogue for other features. */
export type {IoServerEntry, ObjectEntry, VersionedEntry} from './entries';
