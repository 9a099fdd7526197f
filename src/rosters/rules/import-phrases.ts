// What is said of an imported list and its rows, in Spanish beside its English.
import { phrase, type Phrase, type Phrases } from '#kit/language.ts'
import { sayingIn } from '#kit/sayings.ts'
import { messageIn } from '#kit/translations.ts'
import { rosterPhrases } from './family-phrases.ts'
import { teamSayings } from './note-phrases.ts'

const ofRows: readonly Phrase[] = [
	phrase(
		'No player found in this row. Expected a name.',
		'En esta fila no hay ningún jugador. Escriba un nombre.',
	),
	phrase('This looks like a sum, not like a player.', 'Esto parece una suma, no un jugador.'),
	phrase(
		'The capitals look odd: a slip of the shift key?',
		'Las mayúsculas se ven raras: ¿será un error al escribir?',
	),
	[
		/^“(.*)” is what a formula left behind\. Type the name in\.$/,
		'“$1” es un error de una fórmula. Escriba el nombre.',
	],
	[
		/^The name on the jersey has (\d+) characters; at most (\d+) fit on a garment\.$/,
		'El nombre en la camiseta tiene $1 caracteres; en una prenda caben $2 como máximo.',
	],
	[
		/^The grade has (\d+) characters; at most (\d+) fit\.$/,
		'El grado tiene $1 caracteres; caben $2 como máximo.',
	],
	[
		/^“(.*)” is not an email address\. Expected (.+)\.$/,
		'“$1” no es un correo electrónico. Escríbalo como $2.',
	],
	[
		/^“(.*)” is not a phone number\. Expected (.+)\.$/,
		'“$1” no es un número de teléfono. Escríbalo como $2.',
	],
	[/^“(.*)” is not an answer\. Expected yes or no\.$/, '“$1” no es una respuesta. Escriba sí o no.'],
	phrase(
		'Messages exist in English and Spanish. This family gets English: choose Spanish in its row if that is better.',
		'Los mensajes existen en inglés y en español. Esta familia los recibe en inglés: elija español en su fila si es mejor.',
	),
]

const ofFiles: readonly Phrase[] = [
	phrase('The list could not be read. Try again.', 'La lista no se pudo leer. Inténtelo otra vez.'),
	phrase('Nothing was pasted. One player per line.', 'No se pegó nada. Escriba un jugador por línea.'),
	[
		/^There are (.+) rows; one import may bring (.+)\. Split it in two\.$/,
		'Hay $1 filas; de una vez se importan $2 como máximo. Divida la lista en dos.',
	],
	phrase(
		'This is not a text file. Choose an XLSX, CSV, TSV or TXT file.',
		'Este no es un archivo de texto. Elija un archivo XLSX, CSV, TSV o TXT.',
	),
	phrase(
		'This file holds a web page or a document, whatever its name says. Open it in your spreadsheet and save it as XLSX or CSV.',
		'Este archivo contiene una página web o un documento, diga lo que diga su nombre. Ábralo en su hoja de cálculo y guárdelo como XLSX o CSV.',
	),
	phrase(
		'This file is larger than 5 MB, too large for a roster.',
		'Este archivo pesa más de 5 MB, demasiado para una lista de jugadores.',
	),
	phrase(
		'This workbook has a password, or it is of the old kind (XLS). Save it as XLSX without a password, or as CSV.',
		'Este archivo tiene una contraseña o es del formato antiguo (XLS). Guárdelo como XLSX sin contraseña, o como CSV.',
	),
	phrase(
		'This is a PDF. Save the list as XLSX or CSV and choose that file.',
		'Este archivo es un PDF. Guarde la lista como XLSX o CSV y elija ese archivo.',
	),
	phrase(
		'This workbook has nothing but hidden sheets. Show the one with the players.',
		'Este archivo solo tiene hojas ocultas. Muestre la de los jugadores.',
	),
	phrase('This file is empty.', 'Este archivo está vacío.'),
	phrase(
		'This workbook is damaged or was not loaded to its end. Save it again, or as CSV.',
		'Este archivo está dañado o no se cargó completo. Guárdelo otra vez, o como CSV.',
	),
	...Object.entries({
		'a Numbers document': 'un documento de Numbers',
		'an XLSB workbook': 'un libro XLSB',
		'a Word document': 'un documento de Word',
		'an OpenDocument file': 'un archivo OpenDocument',
	}).map(([english, spanish]): Phrase =>
		phrase(
			`This is ${english}. Save or export the list as XLSX or CSV and choose that file.`,
			`Este archivo es ${spanish}. Guarde o exporte la lista como XLSX o CSV y elija ese archivo.`,
		),
	),
	phrase(
		'This workbook holds far more than a roster. Copy the list into a new one, or save it as CSV.',
		'Este archivo contiene mucho más que una lista de jugadores. Copie la lista en uno nuevo, o guárdela como CSV.',
	),
	[
		/^The sheet “(.*)” has more than (\d+) columns\. Leave those of the players alone\.$/,
		'La hoja “$1” tiene más de $2 columnas. Deje solo las de los jugadores.',
	],
	phrase(
		'This workbook could not be read. Save it as CSV and choose that file.',
		'Este archivo no se pudo leer. Guárdelo como CSV y elija ese archivo.',
	),
]

export const importPhrases: Phrases = {
	...rosterPhrases,
	phrases: [...ofRows, ...ofFiles, ...rosterPhrases.phrases],
}

/** The Spanish of such a sentence. */
export const importSaid = (message: string): string =>
	sayingIn(teamSayings, message) ?? messageIn('es', message, importPhrases)
