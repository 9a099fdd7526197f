import { counted } from '#kit/plural.ts'
import { ProductCards, type CardProduct } from '#catalog/components/product-cards.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { IntentForm, useBusy } from './intent-form.tsx'

type FavoritesTabProps = {
	cards: readonly CardProduct[]
	/** Id of the favorite that was just removed. */
	removed: string | null
}

/** Starred products; a removal can be undone. */
export function FavoritesTab({ cards, removed }: FavoritesTabProps) {
	const isGone = removed !== null && !cards.some(({ id }) => id === removed)
	return (
		<>
			<div aria-live="polite">{isGone && <Undo key={removed} id={removed} />}</div>
			{cards.length === 0 ? (
				<NoFavorites />
			) : (
				<section aria-labelledby="favorites">
					<h2 id="favorites" className="display mb-4 text-subheading">
						{counted(cards.length, 'favorite')}
					</h2>
					<ProductCards products={cards} corner={removeCorner} />
				</section>
			)}
		</>
	)
}

const NoFavorites = () => (
	<NothingYet
		icon="star"
		title="No favorites yet"
		ways={[
			{ href: '/builder/jerseys', label: 'Browse jerseys' },
			{ href: '/builder/spirit-wear', label: 'Browse spirit wear' },
		]}
	>
		<p>Press the star on anything you like. It waits for you here, on every device.</p>
	</NothingYet>
)

const favoritesAction = '/account/favorites'

function Remove({ id, model }: Pick<CardProduct, 'id' | 'model'>) {
	const isBusy = useBusy('unstar', id)
	return (
		<IntentForm intent="unstar" action={favoritesAction} className="absolute top-1 right-1 z-10">
			<input type="hidden" name="id" value={id} />
			<button
				type="submit"
				disabled={isBusy}
				aria-label={`Remove ${model} from favorites`}
				title="Remove from favorites"
				className="grid size-11 place-items-center rounded-full text-primary hover:text-danger disabled:opacity-50"
			>
				<Icon name="star-filled" className="fill-current" />
			</button>
		</IntentForm>
	)
}

const removeCorner = (product: CardProduct) => <Remove {...product} />

function Undo({ id }: { id: string }) {
	const isBusy = useBusy('star', id)
	return (
		<Notice tone="success" className="mb-5">
			<IntentForm
				intent="star"
				action={favoritesAction}
				className="flex flex-wrap items-center gap-x-4 gap-y-1"
			>
				<input type="hidden" name="id" value={id} />
				<p>Removed from your favorites.</p>
				{/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone with its card */}
				<Button type="submit" variant="outline" size="small" busy={isBusy} autoFocus>
					Undo
				</Button>
			</IntentForm>
		</Notice>
	)
}
