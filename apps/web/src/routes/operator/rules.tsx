export { RulesPage as default } from '../../features/operator/rules/rules-page.tsx';
