import { Tabs } from '@tdt/admin/kit';
import { HISTORY_PARAMETER } from '@tdt/contracts/plain';
import { useSearchParams } from '@tdt/platform/admin';
import { useState } from 'react';
import { SeoScreen } from '../seo/seo-screen.tsx';
import { ContentScreen } from './content-screen.tsx';

type AboutTab = 'seo' | 'content';

/**
 * The about page: metadata and content, each with a form of its own. Only the open one is in the document, so that
 * Ctrl+S saves what is seen; the other keeps what was typed.
 */
export function AboutScreen() {
  const [search] = useSearchParams();
  // The address of a comparison says which of the two it is about.
  const isContent = search.get(HISTORY_PARAMETER)?.startsWith('page-');
  const [active, setActive] = useState<AboutTab>(isContent ? 'content' : 'seo');
  return (
    <Tabs
      label="Parties de la page"
      active={active}
      onChange={setActive}
      items={[
        { key: 'seo', label: 'Métadonnées SEO', children: active === 'seo' && <SeoScreen type="about" /> },
        { key: 'content', label: 'Contenu', children: active === 'content' && <ContentScreen /> },
      ]}
    />
  );
}
