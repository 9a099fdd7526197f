// The shop's custom elements for JSX.
import type { HTMLAttributes } from 'react'

type ElementTag = Omit<HTMLAttributes<HTMLElement>, 'className'> & { class?: string }

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'amend-order': ElementTag
			'approval-list': ElementTag
			'cart-count': ElementTag
			'cart-page': ElementTag & {
				'data-units': number
				'data-unanswered': string
				'data-unanswered-text': string
			}
			'copy-text': ElementTag & { 'data-text': string }
			'favorite-star': ElementTag & { 'data-product': string }
			'fieldhouse-store': ElementTag & { store: string; heading: string }
			'job-board': ElementTag
			'length-counter': ElementTag
			'list-page': ElementTag & {
				'data-address': string
				'data-summary': string
				'data-more'?: string | undefined
			}
			'photo-crop': ElementTag & { 'data-width': number; 'data-height': number }
			'pin-place': ElementTag
			'product-gallery': ElementTag & { 'data-turned'?: string | undefined }
			'product-picker': ElementTag
			'site-menu': ElementTag
			'site-search': ElementTag & { 'data-teams'?: '' | undefined; 'data-said'?: string | undefined }
			'team-colors': ElementTag & { 'data-said'?: string | undefined }
			'toast-region': ElementTag
		}
	}
}
