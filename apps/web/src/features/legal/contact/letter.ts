import { type ContactTopic, limits } from '@vesika/contract';
import { isEmail } from '../../../components/fields/is-email.ts';

export const topics = [
  'question',
  'photo-rejected',
  'refund',
  'privacy',
  'business',
] as const satisfies readonly ContactTopic[];

export interface Letter {
  email: string;
  topic: ContactTopic;
  message: string;
}

export type Problem = 'email' | 'short' | 'long';
export type Problems = Partial<Record<'email' | 'message', Problem>>;

export function readLetter(form: FormData): Letter {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return { email: text('email'), topic: topicOf(text('topic')), message: text('message') };
}

export function topicOf(name: string | null | undefined): ContactTopic {
  return topics.find((topic) => topic === name) ?? topics[0];
}

export function problemsOf({ email, message }: Letter): Problems {
  const length = lengthProblem(message.length);
  return { ...(!isEmail(email) && { email: 'email' }), ...(length && { message: length }) };
}

function lengthProblem(characters: number): Problem | undefined {
  if (characters < limits.message.minLength) return 'short';
  return characters > limits.message.maxLength ? 'long' : undefined;
}
