export { SettingsPage as default } from '../../features/operator/settings-page.tsx';
