import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['anna+1@school.example', 'anna@school.example'],
  ['ANNA+3@School.Example', 'anna@school.example'],
  ['anna+5.6@school.example', 'anna@school.example'],
  ['anna+a+b@school.example', 'anna@school.example'],
  ['a.n.n.a+7@gmail.com', 'anna@gmail.com'],
  ['an.na@googlemail.com', 'anna@gmail.com'],
  ['an-n_a.b@protonmail.com', 'annab@proton.me'],
])('%s is the mailbox of %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it.each([
  ['a.nna@school.example', 'anna@school.example'],
  ['an-na@gmail.com', 'anna@gmail.com'],
  ['anna@mail.gmail.com', 'anna@gmail.com'],
  ['+anna@school.example', '+bert@school.example'],
])('%s is another mailbox than %s', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
