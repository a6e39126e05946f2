import { describe, expect, it } from 'vitest';
import { defaultServices } from '@apoti/contract/content/default-services';
import { anchorServices } from './service-anchors';

const { services } = defaultServices;
const anchors = (given: typeof services) => anchorServices(given).services.map(({ anchor }) => anchor);

describe('anchorServices', () => {
  it('P7: services have the anchors of the footer', () => {
    expect(anchors(services).slice(0, 3)).toEqual(['personal', 'business', 'courier']);
    expect(anchorServices(services).left).toEqual([]);
  });

  it('P7: a new name changes no anchor', () => {
    const renamed = services.map((service) => ({ ...service, name: `Business ${service.key}` }));
    expect(anchors(renamed).slice(0, 3)).toEqual(['personal', 'business', 'courier']);
  });

  it('P7: a deleted service leaves its anchor to one that is named after it', () => {
    const fresh = { ...services[0]!, key: 'f3c1', name: 'Personal boxes' };
    expect(anchors([...services.slice(1), fresh]).at(-1)).toBe('personal');
  });

  it('P7: anchors that nothing can take are left for the list', () => {
    expect(anchorServices([]).left).toEqual(['personal', 'business', 'courier']);
  });

  it('P7: no two services share an anchor, whatever their keys and names are', () => {
    const odd = ['ecommerce', 'api', 'business', 'x'].map((key) => ({
      ...services[0]!,
      key,
      name: 'Business courier',
    }));
    const given = [...anchors(odd), 'ecommerce', 'api'];
    expect(new Set(given).size).toBe(given.length);
  });
});
