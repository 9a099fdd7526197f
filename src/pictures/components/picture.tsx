// A responsive garment picture; every view has the proportions 4:5.
import { pictureSources, pictureUrl, type PictureWidth } from '../urls.ts'

export type PictureProps = {
	hash: string
	alt: string
	/** Displayed width, as in the `sizes` attribute. */
	sizes: string
	widths?: readonly PictureWidth[]
	/** The first picture of the first screen: loaded with priority. */
	isFirst?: boolean
	className?: string
}

export function Picture({ hash, alt, sizes, widths, isFirst = false, className }: PictureProps) {
	return (
		<img
			src={pictureUrl(hash, 480)}
			srcSet={pictureSources(hash, widths)}
			sizes={sizes}
			alt={alt}
			width={400}
			height={500}
			loading={isFirst ? 'eager' : 'lazy'}
			fetchPriority={isFirst ? 'high' : undefined}
			decoding="async"
			className={className}
		/>
	)
}
