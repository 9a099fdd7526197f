import type { ElementType, ReactNode } from 'react'
import type { ProductTexts } from '../../rules/product/view.ts'

type SlotProps = {
	name: keyof ProductTexts
	texts: ProductTexts
	as?: ElementType
	className?: string
	/** Stands for the text when there is none; without it the place is hidden. */
	otherwise?: ReactNode
	id?: string
}

/** A place whose words follow the choice: `product-picker` rewrites it by its `data-slot`. */
export function TextSlot({ name, texts, as: Tag = 'span', className, id }: SlotProps) {
	return (
		<Tag id={id} data-slot={name} className={className} hidden={texts[name] === ''}>
			{texts[name]}
		</Tag>
	)
}
