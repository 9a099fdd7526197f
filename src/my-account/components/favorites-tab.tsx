import { InCatalogLanguage, useOwnersTexts } from '#catalog/components/catalog-language.tsx'
import { ProductCards, type CardProduct } from '#catalog/components/product-cards.tsx'
import type { TextTranslations } from '#translations/rules/texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { IntentForm, useBusy } from './intent-form.tsx'
import { useAccountTexts } from './use-account-texts.ts'

type FavoritesTabProps = {
	cards: readonly CardProduct[]
	/** Of the names of the products. */
	translations: TextTranslations
	/** Id of the favorite that was just removed. */
	removed: string | null
}

/** Starred products; a removal can be undone. */
export function FavoritesTab({ cards, translations, removed }: FavoritesTabProps) {
	const { language, texts } = useAccountTexts()
	const isGone = removed !== null && !cards.some(({ id }) => id === removed)
	return (
		<>
			<div aria-live="polite">{isGone && <Undo key={removed} id={removed} />}</div>
			{cards.length === 0 ? (
				<NoFavorites />
			) : (
				<section aria-labelledby="favorites">
					<h2 id="favorites" className="display mb-4 text-subheading">
						{texts.favorites.count(cards.length)}
					</h2>
					<InCatalogLanguage language={language} translations={translations}>
						<ProductCards products={cards} corner={removeCorner} />
					</InCatalogLanguage>
				</section>
			)}
		</>
	)
}

function NoFavorites() {
	const { title, text, jerseys, spirit } = useAccountTexts().texts.favorites.none
	return (
		<NothingYet
			icon="star"
			title={title}
			ways={[
				{ href: '/builder/jerseys', label: jerseys },
				{ href: '/builder/spirit-wear', label: spirit },
			]}
		>
			<p>{text}</p>
		</NothingYet>
	)
}

const favoritesAction = '/account/favorites'

function Remove({ id, model }: Pick<CardProduct, 'id' | 'model'>) {
	const isBusy = useBusy('unstar', id)
	const { texts } = useAccountTexts()
	const name = useOwnersTexts().textOf(model)
	return (
		<IntentForm intent="unstar" action={favoritesAction} className="absolute top-1 right-1 z-10">
			<input type="hidden" name="id" value={id} />
			<button
				type="submit"
				disabled={isBusy}
				aria-label={texts.favorites.remove(name)}
				title={texts.favorites.removeIt}
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
	const { removed, undo } = useAccountTexts().texts.favorites
	return (
		<Notice tone="success" className="mb-5">
			<IntentForm
				intent="star"
				action={favoritesAction}
				className="flex flex-wrap items-center gap-x-4 gap-y-1"
			>
				<input type="hidden" name="id" value={id} />
				<p>{removed}</p>
				{/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone with its card */}
				<Button type="submit" variant="outline" size="small" busy={isBusy} autoFocus>
					{undo}
				</Button>
			</IntentForm>
		</Notice>
	)
}
