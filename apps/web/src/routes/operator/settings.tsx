import { SettingsPage } from '../../features/operator/settings-page.tsx';

export default SettingsPage;
