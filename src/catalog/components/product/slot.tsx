import type { ElementType, ReactNode } from 'react'
import type { ProductTexts } from '../../rules/product/view.ts'

type SlotProps = {
	name: keyof ProductTexts
	texts: ProductTexts
	as?: ElementType
	className?: string
	/** Replaces an empty text; without it the element is hidden. */
	otherwise?: ReactNode
	id?: string
}

/** A text that depends on the choice: `product-picker` updates it by its `data-slot`. */
export function TextSlot({ name, texts, as: Tag = 'span', className, id }: SlotProps) {
	return (
		<Tag id={id} data-slot={name} className={className} hidden={texts[name] === ''}>
			{texts[name]}
		</Tag>
	)
}
