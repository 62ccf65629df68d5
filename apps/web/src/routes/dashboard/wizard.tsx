import { Wizard } from '../../features/wizard/wizard.tsx';

export default Wizard;
