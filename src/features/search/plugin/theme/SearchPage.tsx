export {default} from '../../react/SearchPage';
