import type { Home } from '../resources/content/home';

/** The network list of home and franchise: 8 places in Lagos, 2 in Abuja. Its own content, apart from the stations. */
export const defaultNetwork: Home['network'] = {
  title: 'Where to find us',
  subtitle: 'Eight places in Lagos and two in Abuja',
  lagos: [
    { key: 'lagos-victoria-island', name: 'Victoria Island', area: 'Adeola Odeku Street' },
    { key: 'lagos-ikoyi', name: 'Ikoyi', area: 'Awolowo Road' },
    { key: 'lagos-lekki', name: 'Lekki', area: 'Phase 1' },
    { key: 'lagos-ajah', name: 'Ajah', area: 'Badore Road' },
    { key: 'lagos-ikeja', name: 'Ikeja', area: 'Allen Avenue' },
    { key: 'lagos-surulere', name: 'Surulere', area: 'Adeniran Ogunsanya Street' },
    { key: 'lagos-yaba', name: 'Yaba', area: 'Herbert Macaulay Way' },
    { key: 'lagos-festac', name: 'Festac Town', area: 'Second Avenue' },
  ],
  abuja: [
    { key: 'abuja-wuse', name: 'Wuse', area: 'Zone 4' },
    { key: 'abuja-garki', name: 'Garki', area: 'Area 11' },
  ],
  expansionTitle: 'Next on the map',
  expansion:
    'Port Harcourt, Kano and Ibadan are in our plans. If you know a good corner in one of them, tell us about it.',
};
