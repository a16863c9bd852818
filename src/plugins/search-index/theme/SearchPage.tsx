export {default} from '../../../search/react/SearchPage';
