// Labels of a postal address, in both languages.
import { translations } from '#kit/translations.ts'

type AddressTexts = Record<
	'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip' | 'phone' | 'phoneHint' | 'saved' | 'another',
	string
>

export const addressTexts = translations<AddressTexts>({
	en: {
		name: 'Full name',
		line1: 'Street address',
		line2: 'Apt, suite (optional)',
		city: 'City',
		state: 'State',
		zip: 'ZIP code',
		phone: 'Phone (optional)',
		phoneHint: 'Used only if the carrier cannot find you.',
		saved: 'Saved addresses',
		another: 'Another address',
	},
	es: {
		name: 'Nombre completo',
		line1: 'Calle y número',
		line2: 'Apto., suite (opcional)',
		city: 'Ciudad',
		state: 'Estado',
		zip: 'Código postal',
		phone: 'Teléfono (opcional)',
		phoneHint: 'Solo se usa si el transportista no lo encuentra.',
		saved: 'Direcciones guardadas',
		another: 'Otra dirección',
	},
})
