import spriteUrl from './icons.svg?url&no-inline'

/** The symbols of icons.svg, in its order. */
export const iconNames = [
	'search',
	'cart',
	'menu',
	'close',
	'chevron-down',
	'chevron-right',
	'arrow-right',
	'star',
	'star-filled',
	'user',
	'check',
	'alert',
	'info',
	'truck',
	'shield',
	'clock',
	'phone',
	'mail',
	'pin',
	'filter',
	'plus',
	'minus',
	'trash',
	'ruler',
	'shirt',
	'helmet',
	'needle',
	'team',
	'rss',
	'download',
	'upload',
	'edit',
	'lock',
] as const
export type IconName = (typeof iconNames)[number]

type IconProps = { name: IconName; size?: number; className?: string }

/** A decorative line icon in the text's color. The text beside it, or the button's label, carries the meaning. */
export function Icon({ name, size = 20, className = '' }: IconProps) {
	return (
		<svg
			width={size}
			height={size}
			aria-hidden="true"
			className={className === '' ? 'icon' : `icon ${className}`}
		>
			<use href={`${spriteUrl}#${name}`} />
		</svg>
	)
}
