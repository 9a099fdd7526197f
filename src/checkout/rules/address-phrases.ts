// What is wrong with a postal address, in Spanish beside its English.
import type { Phrase } from '#kit/language.ts'

export const addressPhrases: readonly Phrase[] = [
	[/^Full name required$/, 'Escriba el nombre completo'],
	[/^Street address required$/, 'Escriba la calle y el número'],
	[/^City required$/, 'Escriba la ciudad'],
	[/^State required$/, 'Elija el estado'],
	[/^ZIP code required, such as (\d+)$/, 'Escriba el código postal, por ejemplo $1'],
	[/^Phone number, such as (.+), or nothing$/, 'Escriba un teléfono, por ejemplo $1, o deje el campo vacío'],
	[/^At most (\d+) characters$/, 'Como máximo $1 caracteres'],
	[/^Letters, digits and signs only$/, 'Solo letras, cifras y signos'],
]
