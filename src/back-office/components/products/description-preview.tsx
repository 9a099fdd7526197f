// The description as the shop will lay it out, before it is saved.
import { Description } from '#catalog/components/product/description.tsx'
import { TextPreview } from '../text-preview.tsx'

export const descriptionHint =
	'An empty line begins a paragraph, “- ” a list. **bold**, _italic_, [text](/support) or [text](https://…) for a link.'

/** Part of the product's form. @param text null until it was asked for */
export const DescriptionPreview = ({ text }: { text: string | null }) => (
	<TextPreview of="description" text={text}>
		<Description text={text ?? ''} />
	</TextPreview>
)
