import type { RequirementSource } from './schema.ts';

/**
 * Why a site leads no record, whatever it says. `occupied`: an office in an occupied territory. `mirror`: documents that
 * anybody uploads. `shop`: sells photos or visas. `open`: a blog, forum or wiki. `packages`: a registry of software.
 */
type Unfitness = 'joke' | 'occupied' | 'mirror' | 'shop' | 'open' | 'packages';

/** Registrable names of hosts; a host below one of them is unfit, too. */
const unfitHosts: Readonly<Record<Unfitness, readonly string[]>> = {
  joke: ['dontsmilepassportphotos.com'],
  occupied: ['mvdlnr.ru', 'mvddnr.ru'],
  mirror: [
    ...[
      'scribd.com',
      'hitpages.com',
      'docslib.org',
      'docplayer.se',
      'paperzz.com',
      'slidepub.com',
      'fill.io',
    ],
    ...['formspal.com', 'arietiform.com', 'statusin.org', 'vdocuments.co', 'studenta.com', 'slideshare.net'],
  ],
  shop: [
    ...[
      '123passportphoto.com',
      'aipassportphotos.com',
      'anfas.pro',
      'artshots.ru',
      'azlo.es',
      'byensfoto.dk',
    ],
    ...['clonypdf.com', 'document-photo.com', 'easyphoto.in', 'eta-official.com', 'evisa-to-kenya.com'],
    ...['fastpassportphotoonline.com', 'fotoscarnetmanresa.es', 'garymaxwell.co.uk', 'goodwinsonline.com'],
    ...[
      'hybridbeedesign.com',
      'idphoto-map.info',
      'idphotodiy.com',
      'idphotojp.com',
      'ivisa.com',
      'janipavlin.si',
    ],
    ...[
      'jhphotographers.com',
      'kodak-express.co.uk',
      'kodakexpress.shop',
      'life-photosalon-w.jp',
      'nenasil.net',
    ],
    ...[
      'onlinepassportphoto.com',
      'pasfotomaken-amsterdam.nl',
      'passbild.ch',
      'passlens.com',
      'passport-photo.online',
    ],
    ...[
      'passport-size.photo',
      'passportphotoaz.com',
      'passportvisasexpress.com',
      'passsnap.app',
      'photoaid.com',
    ],
    ...[
      'photobooth.online',
      'photoforpassport.app',
      'photogov.app',
      'photogov.net',
      'photoomni.com',
      'photopass.ai',
    ],
    ...['portrait4u.co.uk', 'shrinkto.com', 'smartphone-id.com', 'symplyphotography.co.uk', 'theupsstore.ca'],
    ...['timpson.co.uk', 'visafoto.com', 'yapa.photo'],
  ],
  open: [
    ...['amebaownd.com', 'answers.petecoom.com', 'bbs.sgcn.org', 'blog.daegusubway.co.kr', 'blogspot.com'],
    ...['canadavisa.com', 'enpopulersorular.com', 'kakprosto.ru', 'medium.com', 'pixnet.net', 'qastack.com'],
    ...['quora.com', 'reddit.com', 'rhyljournal.co.uk', 'tistory.com', 'ufoto.ucoz.ru', 'wikipedia.org'],
    ...['absoluteastronomy.com', 'wordpress.com', 'xoom.com', 'zhihu.com', 'prikormrebenka.ru'],
  ],
  packages: ['npmjs.com', 'pypi.org'],
};

/** Null if the source may lead a record. */
export function unfitnessOf({ address }: Pick<RequirementSource, 'address'>): Unfitness | null {
  if (address === null) return null;
  const { hostname } = new URL(address);
  const reasons = Object.keys(unfitHosts) as Unfitness[];
  const isBelow = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return reasons.find((reason) => unfitHosts[reason].some(isBelow)) ?? null;
}
