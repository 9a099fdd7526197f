import { Icon } from '#ui/icon.tsx'

type FavoriteStarProps = { productId: string; name: string; className?: string }

/** A toggle button whose state the browser stores. Hidden without JavaScript. */
export function FavoriteStar({ productId, name, className = '' }: FavoriteStarProps) {
	return (
		<favorite-star data-product={productId} class={`[&:not(:defined)]:invisible ${className}`}>
			<button
				type="button"
				aria-pressed="false"
				aria-label={`Favorite: ${name}`}
				className="grid size-11 place-items-center rounded-full border border-line bg-card/90 text-muted transition-colors hover:border-ink hover:text-ink aria-pressed:text-ink aria-pressed:[&_svg]:fill-action"
			>
				<Icon name="star" />
			</button>
		</favorite-star>
	)
}
