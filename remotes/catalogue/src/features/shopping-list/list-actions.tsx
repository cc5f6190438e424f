import { type AisleLines, dropLines, listText, type ShoppingList, sharedListPath } from '@tdt/domain/shopping';
import { useToasts } from '@tdt/platform';
import { Button, cluster, Icon, icons } from '@tdt/ui';
import styles from './list-actions.module.css';
import type { RemoveFromList } from './use-undo.ts';

interface ListActionsProps {
  list: ShoppingList;
  aisles: readonly AisleLines[];
  remove: RemoveFromList;
}

/** Sends the list as a text or as a link, prints it, and clears the ticked lines. */
export function ListActions({ list, aisles, remove }: ListActionsProps) {
  const share = useSharing();
  const title = 'Liste de courses';
  return (
    <p className={cluster(3, styles.actions)} data-hide="print">
      <Button variant="outline" onClick={() => share({ title, text: listText(aisles) })}>
        <Icon path={icons.share} />
        Envoyer le texte
      </Button>
      <Button variant="outline" onClick={() => share({ title, url: location.origin + sharedListPath(list) })}>
        <Icon path={icons.mail} />
        Envoyer un lien
      </Button>
      <Button variant="outline" onClick={() => print()}>
        <Icon path={icons.print} />
        Imprimer
      </Button>
      {list.ticked.length > 0 && (
        <Button onClick={() => remove('Panier vidé de la liste', (now) => dropLines(now, now.ticked))}>
          <Icon path={icons.check} />
          Retirer ce qui est coché
        </Button>
      )}
    </p>
  );
}

/** Hands a text or a link to the sharing of the system; copies it where there is none. */
function useSharing() {
  const { show } = useToasts();
  const copy = (text: string) => {
    const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard.'));
    return copied.then(
      () => show({ kind: 'success', title: 'Copié : collez-le dans un message.' }),
      // Long enough to select and copy it by hand.
      () => show({ kind: 'info', title: 'À copier dans un message', description: text, seconds: 60 }),
    );
  };
  return async (content: { title: string; text?: string; url?: string }): Promise<void> => {
    const text = content.url ?? content.text ?? '';
    if (!navigator.share) return copy(text);
    await navigator.share(content).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy(text)));
  };
}
