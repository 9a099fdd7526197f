import { Picture } from '#pictures/components/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CartLine } from '../rules/view.ts'
import { useCartTexts } from './cart-language.tsx'

type LinePictureProps = {
	line: Pick<CartLine, 'id' | 'wanted' | 'picture' | 'model' | 'color'>
	width: number
}

/** The item's picture: a design with the player's name and number, else the product in its color. */
export function LinePicture({ line: { id, wanted, picture, model, color }, width }: LinePictureProps) {
	const { colorsIn } = useCartTexts()
	const style = 'aspect-4/5 w-full object-contain'
	if (wanted.design)
		return (
			<img
				src={`/cart/lines/${id}/picture.webp`}
				alt={`${model}, ${colorsIn(color)}`}
				width={width}
				height={width * 1.25}
				loading="lazy"
				decoding="async"
				data-still={id}
				className={style}
			/>
		)
	if (picture === '')
		return (
			<span className="grid aspect-4/5 w-full place-items-center text-muted">
				<Icon name="shirt" size={32} />
			</span>
		)
	return <Picture hash={picture} alt={model} sizes={`${width}px`} widths={[320, 480]} className={style} />
}
