import { pictureUrl } from '#pictures/urls.ts'
import { Icon } from '#ui/icon.tsx'
import type { LinePicture as Address } from '../views.ts'

/** Thumbnail of an ordered item. Decorative: the text beside it says the same. */
export function LinePicture({ picture, className = '' }: { picture: Address; className?: string }) {
	if (picture === '')
		return (
			<span
				aria-hidden="true"
				className={`stage grid aspect-4/5 place-items-center rounded-control border border-line ${className}`}
			>
				<Icon name="shirt" className="text-muted" />
			</span>
		)
	return (
		<img
			src={picture.startsWith('/') ? picture : pictureUrl(picture, 240)}
			alt=""
			width={400}
			height={500}
			loading="lazy"
			decoding="async"
			className={`stage aspect-4/5 rounded-control border border-line object-contain p-1 ${className}`}
		/>
	)
}
