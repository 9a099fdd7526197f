// A responsive garment picture; every view has the proportions 4:5.
import type { TeamChoice } from '../rules/team-choice.ts'
import { pictureInColors, pictureSources, pictureUrl, type PictureWidth } from '../urls.ts'

export type PictureProps = {
	hash: string
	alt: string
	/** Of `alt`, where it is not the page's. */
	lang?: string | undefined
	/** Displayed width, as in the `sizes` attribute. */
	sizes: string
	widths?: readonly PictureWidth[]
	/** The first picture of the first screen: loaded with priority. */
	isFirst?: boolean
	/** Beside a picture that matters more and is loaded before it. */
	isBeside?: boolean
	/** Drawn in the team colors that the visitor has picked: `team-colors` changes the addresses. */
	inTeamColors?: boolean
	/** Shows garments as worn, which scripts may turn. */
	turns?: boolean | undefined
	/** The team colors that the page's address names. */
	choice?: TeamChoice | undefined
	className?: string
}

export function Picture(props: PictureProps) {
	const { hash, alt, lang, sizes, widths, inTeamColors, choice, className, turns } = props
	const { isFirst = false, isBeside = false } = props
	const colored = (addresses: string) => (choice ? pictureInColors(addresses, choice) : addresses)
	return (
		<img
			src={colored(pictureUrl(hash, 480))}
			srcSet={colored(pictureSources(hash, widths))}
			data-team={inTeamColors ? '' : undefined}
			data-turns={turns ? '' : undefined}
			sizes={sizes}
			alt={alt}
			lang={lang}
			width={400}
			height={500}
			loading={isFirst ? 'eager' : 'lazy'}
			fetchPriority={isFirst ? 'high' : isBeside ? 'low' : undefined}
			decoding="async"
			className={className}
		/>
	)
}
