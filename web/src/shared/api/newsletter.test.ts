import { describe, expect, it } from 'vitest';
import { ApiError } from '@apoti/contract';
import { subscribeFailure } from './newsletter';
import { loginFailure } from './auth';

describe('texts of failures', () => {
  it('P30: the server’s text, else its own; another one when no answer came', () => {
    expect(subscribeFailure(new ApiError('invalid', 'Full name is required'))).toBe('Full name is required');
    const issues = [{ path: ['name'], message: 'is longer than 120 characters' }];
    expect(subscribeFailure(new ApiError('invalid', 'name: is longer than 120 characters', { issues }))).toBe(
      'Full name is longer than 120 characters',
    );
    expect(subscribeFailure(new ApiError('internal', ''))).toBe('Failed to subscribe');
    expect(subscribeFailure(new ApiError('unavailable', 'x'))).toBe('Failed to subscribe. Please try again.');
  });

  it('P18: the server’s text, else ‘Login failed’', () => {
    expect(loginFailure(new ApiError('unauthenticated', 'Invalid credentials'))).toBe('Invalid credentials');
    expect(loginFailure(new Error('x'))).toBe('Login failed');
  });
});
