import { SURPRISE_PATH } from '@tdt/contracts/plain';
import { Icon, icons, LinkButton } from '@tdt/ui';
import type { ComponentProps } from 'react';

/** Leads to a random recipe, which the server chooses: the browser loads a page. */
export function SurpriseLink(style: Pick<ComponentProps<typeof LinkButton>, 'variant' | 'large'>) {
  return (
    <LinkButton variant="outline" {...style} to={SURPRISE_PATH} rel="nofollow" reloadDocument>
      <Icon path={icons.plane} />
      Surprenez-moi
    </LinkButton>
  );
}
