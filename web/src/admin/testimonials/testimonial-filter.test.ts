import { defaultContent } from '@apoti/contract/content/default-content';
import { describe, expect, it } from 'vitest';
import { findTestimonials, noFilter } from './testimonial-filter';

const all = defaultContent.testimonials.map((one, place) => (place === 0 ? { ...one, active: false } : one));
const ids = (filter: Partial<typeof noFilter>) => findTestimonials(all, { ...noFilter, ...filter }).map(({ id }) => id);

describe('findTestimonials', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ search: ' ADAEZE ' }, [1]],
    [{ search: 'Example Riders' }, [6]],
    [{ search: 'wuse' }, [2]],
    [{ search: 'Allen Avenue' }, [6]],
    [{ category: 'Business' }, [3, 4]],
    [{ status: 'hidden' }, [1]],
    [{ status: 'active', category: 'Personal' }, [2]],
    [{ status: 'featured' }, [1, 3, 5]],
    [{ search: 'not in any of them' }, []],
  ])('A11: %j finds %j', (filter, found) => {
    expect(ids(filter)).toEqual(found);
  });
});
