// The picture of an entry of a kit: its design, or the plain product.
import { Picture } from '#pictures/components/picture.tsx'
import { Icon } from '#ui/icon.tsx'
import type { KitLine } from '../../views.ts'

type KitPictureProps = { line: Pick<KitLine, 'picture' | 'model'>; className?: string }

/** The text beside it says what it is. */
export const KitPicture = ({ line: { picture }, className = '' }: KitPictureProps) => {
	const look = `aspect-4/5 w-full object-contain ${className}`
	if ('src' in picture)
		return (
			<img
				src={picture.src}
				alt=""
				width={320}
				height={400}
				loading="lazy"
				decoding="async"
				className={look}
			/>
		)
	if (picture.hash === null || picture.hash === '')
		return (
			<span className={`${look} grid place-items-center text-muted`}>
				<Icon name="shirt" size={32} />
			</span>
		)
	return <Picture hash={picture.hash} alt="" sizes="140px" widths={[160, 240, 320]} className={look} />
}
