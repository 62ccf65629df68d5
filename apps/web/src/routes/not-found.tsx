import { NotFoundPage } from '../components/not-found-page.tsx';

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default NotFoundPage;
