import { RulesPage } from '../../features/operator/rules/rules-page.tsx';

export default RulesPage;
