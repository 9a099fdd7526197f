// What the checks of a design say, in Spanish beside their English, with the labels of their fixes.
import { specMessages } from '#designs/rules/checks/spec-messages.ts'
import { views } from '#designs/rules/place-phrases.ts'
import { lowerFirst } from '#kit/language.ts'
import { match, upperFirst, type Saying } from '#kit/sayings.ts'
import { messageIn } from '#kit/translations.ts'
import { letterPhrases } from '#rosters/rules/family-phrases.ts'
import { notedRule, spanishGame, spanishRule, spanishRuleNote } from '#sports/spanish-rules.ts'
import {
	color,
	effect,
	inSentence,
	item,
	location,
	method,
	methods,
	ofView,
	onView,
	seam,
	slots,
	theMethod,
} from './finding-parts.ts'

const levels = 'high school|college|club'

const dpiAdvice = 'Asegúrese de que todos los logos tengan al menos 300 DPI al tamaño de impresión'

const plain: Readonly<Record<string, string>> = {
	[specMessages.numberRange]: 'El número del jugador está fuera del rango usual de las ligas (0-99)',
	[specMessages.sameColors]:
		'El color principal y el secundario son idénticos: considere usar colores que contrasten',
	[specMessages.logoDpi]: `${dpiAdvice} para la mejor calidad`,
	[specMessages.clean]: '¡Todo está en orden! Su diseño está listo.',
	'Make the secondary white': 'Poner blanco el color secundario',
	'Make the secondary black': 'Poner negro el color secundario',
	'Use white numbers': 'Usar números blancos',
	'Use white letters': 'Usar letras blancas',
	'Use black numbers': 'Usar números negros',
	'Use black letters': 'Usar letras negras',
	'Swap to secondary': 'Cambiar al color secundario',
	'Put it on the sleeves': 'Ponerlo en las mangas',
	'Turn it back': 'Quitarle el giro',
	'Put it on one line': 'Ponerlo en una línea',
	'Move inside the print area': 'Mover dentro del área de impresión',
	'Remove the emoji': 'Quitar los emojis',
	'Take them off': 'Quitarlos',
	'A further decoration has no description: say what it is and where.':
		'Otra decoración no tiene descripción: diga qué es y dónde va.',
	'Tackle twill is not sewn on this dyed garment. Choose another method for the further decoration.':
		'En esta prenda teñida no se cose tackle twill. Elija otro método para la otra decoración.',
	'A pattern from an upload is dyed into the cloth, and this product is not sublimated. Choose another pattern.':
		'Un estampado que se sube se tiñe en la tela, y este producto no se sublima. Elija otro estampado.',
}

const numbers: readonly Saying[] = [
	[
		match(`Number (.+) is not legal in (${levels}) (\\w+)\\. (.+)\\. ${notedRule}`),
		([number = '', level = '', sport = '', rule = '', source = '', from = '']) =>
			`El número ${number} no se permite en el ${spanishGame(level, sport)}. ${spanishRule(rule)}. ${spanishRuleNote(source, from)}`,
	],
	[
		match(
			`The (front|back) number is ([\\d.]+) in high; (${levels}) (\\w+) asks for at least ([\\d.]+) in\\. ${notedRule}`,
		),
		([view = '', high = '', level = '', sport = '', least = '', source = '', from = '']) =>
			`El número ${ofView(view)} mide ${high} pulg. de alto; el ${spanishGame(level, sport)} pide al menos ${least} pulg. ${spanishRuleNote(source, from)}`,
	],
	[
		match(
			`The number on the (${views}) is ([\\d.]+) in high; (${levels}) (\\w+) asks for at least ([\\d.]+) in on the sleeves\\. ${notedRule}`,
		),
		([view = '', high = '', level = '', sport = '', least = '', source = '', from = '']) =>
			`El número ${onView(view)} mide ${high} pulg. de alto; el ${spanishGame(level, sport)} pide al menos ${least} pulg. en las mangas. ${spanishRuleNote(source, from)}`,
	],
	[
		match(
			`(${levels}) (\\w+) asks for the number on both sleeves as well, at least ([\\d.]+) in high; (choose sleeve numbers|add them as a further decoration)\\. ${notedRule}`,
			'i',
		),
		([level = '', sport = '', least = '', advice = '', source = '', from = '']) =>
			`El ${spanishGame(level, sport)} pide el número también en las dos mangas, de al menos ${least} pulg. de alto; ${advice.startsWith('choose') ? 'elija números en las mangas' : 'agréguelos como otra decoración'}. ${spanishRuleNote(source, from)}`,
	],
	[/^Make it ([\d.]+) in$/, ([high = '']) => `Ponerlo de ${high} pulg.`],
]

const contrast: readonly Saying[] = [
	[
		match(
			`(${slots}) in (.+) on (.+) \\((.+)\\): contrast ([\\d.]+):1, (only people.+|the bench.+)\\. Aim for at least 3:1\\.( A border does not count.+)?`,
		),
		([what = '', letters = '', cloth = '', zone = '', ratio = '', readable = '', border = '']) => {
			const seen = readable.startsWith('only')
				? 'solo lo lee quien está junto al jugador'
				: 'se lee desde la banca, pero no desde las gradas ni con la cámara'
			const note = border
				? ' Un borde no cuenta: todo el número debe contrastar (NFHS, fútbol americano, 2024).'
				: ''
			return `${item(what)} en ${color(letters)} sobre ${color(cloth)} (${inSentence(zone)}): contraste de ${ratio}:1; ${seen}. Procure al menos 3:1.${note}`
		},
	],
	[
		match(
			`(${slots}) and cloth look nearly alike to people who confuse red and green \\(color difference (\\d+); 15 is easy to tell apart\\)\\. About 1 man in 12 does\\.`,
		),
		([what = '', difference = '']) =>
			`${item(what)} y tela se ven casi iguales para quien confunde el rojo y el verde (diferencia de color ${difference}; 15 se distingue con facilidad). Le pasa a cerca de 1 de cada 12 hombres.`,
	],
]

const because: readonly (readonly [RegExp, string])[] = [
	[/^stacked letters/, 'las letras apiladas no tienen una línea bajo la que pueda correr.'],
	[
		/^in this lettering/,
		'en este tipo de letra las letras se tocan, así que ninguna tiene un borde propio. Elija letras de bloque, con remates, sin remates o de plantilla.',
	],
]

function effectReason(reason: string): string {
	const known = because.find(([english]) => english.test(reason))
	if (known) return known[1]
	const found = /^(?:(.+) is made in flat colors\. )?A (\w+) can only be dyed in\.$/.exec(reason)
	const flat = found?.[1] === undefined ? '' : `con ${theMethod(found[1])} los colores son planos. `
	return `${flat}${upperFirst(effect(found?.[2] ?? ''))} solo se puede teñir en la tela.`
}

const letters: readonly Saying[] = [
	[
		match(`(${slots}): the (inline|gradient|bevel|stroke under the name) is left out; (.+)`),
		([what = '', name = '', reason = '']) =>
			`${item(what)}: se omite ${effect(name)}; ${effectReason(reason)}`,
	],
	[/^Remove the (inline|gradient|bevel|stroke under the name)$/, ([name = '']) => `Quitar ${effect(name)}`],
	[
		match(
			`(${slots}): emoji cannot be sewn or printed as letters\\. Upload the picture as a logo instead\\.`,
		),
		([what = '']) =>
			`${item(what)}: los emojis no se pueden coser ni imprimir como letras. Suba la imagen como logo.`,
	],
	[
		match(
			`(${slots}) (.*) on the (${views}) does not fit: its stacked letters are only ([\\d.]+) in high\\. Choose a shorter text or put it on one line\\.`,
			's',
		),
		([what = '', text = '', view = '', high = '']) =>
			`${item(what)} ${text} ${onView(view)}: no cabe; sus letras apiladas miden solo ${high} pulg. de alto. Elija un texto más corto o póngalo en una línea.`,
	],
	[
		match(
			`(${slots}) (.*) on the (${views}) does not fit: it is set at (\\d+)% of its width and only ([\\d.]+) in high\\. Choose a narrower font or a shorter text\\.`,
			's',
		),
		([what = '', text = '', view = '', width = '', high = '']) =>
			`${item(what)} ${text} ${onView(view)}: no cabe; queda al ${width} % de su ancho y mide solo ${high} pulg. de alto. Elija una letra más angosta o un texto más corto.`,
	],
	[
		match(`(${slots}) (.*) on the (${views}) is condensed to (\\d+)% of its width to fit\\.`, 's'),
		([what = '', text = '', view = '', width = '']) =>
			`${item(what)} ${text} ${onView(view)}: se estrecha al ${width} % de su ancho para que quepa.`,
	],
	[
		match(`(${slots}): our fonts have no (.+?)( No proof can be made until then\\.)?`, 's'),
		([what = '', rest = '', noProof = '']) => {
			const english = `Our fonts have no ${rest}`
			const spanish = messageIn('es', english, { phrases: letterPhrases, fallback: english })
			return `${item(what)}: ${lowerFirst(spanish)}${noProof ? ' Hasta entonces no se puede hacer la prueba.' : ''}`
		},
	],
	[
		match(
			`(${slots}): only the digits 0 to 9 are in (.+)\\. Type digits, or choose another lettering for “(.*)”\\.( No proof can be made until then\\.)?`,
			's',
		),
		([what = '', font = '', text = '', noProof = '']) =>
			`${item(what)}: ${font} solo tiene los dígitos del 0 al 9. Escriba dígitos o elija otro tipo de letra para “${text}”.${noProof ? ' Hasta entonces no se puede hacer la prueba.' : ''}`,
	],
]

const advice = specMessages.logoDpi
const sharp = `${dpiAdvice} para la mejor calidad`
const seamPlaces: readonly Saying[] = [
	[
		/^(.+) runs over the (.+): it is cut there and put on both halves\.$/,
		([what = '', name = '']) =>
			`${item(what)}: pasa sobre ${seam(name)}; ahí se corta y se pone en las dos mitades.`,
	],
	[
		match(
			`(.+) (?:is ([\\d.]+) in from|lies across) the (.+) on the (${views})\\. Keep ([\\d.]+) in free: print cracks and stitches pucker there\\.`,
		),
		([what = '', gap = '', name = '', view = '', free = '']) =>
			`${item(what)}: ${gap ? `está a ${gap} pulg. de` : 'cruza'} ${seam(name)} ${onView(view)}. Deje ${free} pulg. libres: ahí la impresión se agrieta y las puntadas se fruncen.`,
	],
	[
		/^Move it ([\d.]+) in (right|left|up|down)$/,
		([far = '', way = '']) =>
			`Mover ${far} pulg. ${{ right: 'a la derecha', left: 'a la izquierda', up: 'hacia arriba' }[way] ?? 'hacia abajo'}`,
	],
]

const places: readonly Saying[] = [
	[
		match(`(${slots}) on the (${views}) reaches outside the print area \\(nearest: (.+)\\)\\.`),
		([what = '', view = '', area = '']) =>
			`${item(what)} ${onView(view)}: se sale del área de impresión (la más cercana: ${inSentence(area)}).`,
	],
	[
		/^(.+) reaches outside the print area \(nearest: (.+)\)\.$/,
		([what = '', area = '']) =>
			`${what}: se sale del área de impresión (la más cercana: ${inSentence(area)}).`,
	],
	[
		match(`(.+) cannot be made: the (${views}) of this garment has no print area\\.`),
		([what = '', view = '']) =>
			`${what}: no se puede hacer; ${onView(view)} de esta prenda no hay área de impresión.`,
	],
	[
		match(`(.+) overlaps (.+) by ([\\d.]+) in on the (${views})\\.`),
		([what = '', other = '', depth = '', view = '']) =>
			`${item(what)} y ${inSentence(other)} se enciman ${depth} pulg. ${onView(view)}.`,
	],
	[
		match(
			`(.+) has (\\d+) DPI at ([\\d.]+ × [\\d.]+) in; it is sharp up to ([\\d.]+ × [\\d.]+) in(, below the smallest size of a logo)?\\. ${advice}`,
		),
		([what = '', dpi = '', size = '', most = '', tooSmall = '']) =>
			`${what} tiene ${dpi} DPI a ${size} pulg.; se ve nítido hasta ${most} pulg.${tooSmall ? ', menos que el tamaño mínimo de un logo' : ''}. ${sharp}`,
	],
	[/^Resize to (\d+) dpi$/, ([dpi = '']) => `Ajustar a ${dpi} dpi`],
	[
		match(
			`The tile of the pattern has (\\d+) DPI at ([\\d.]+) in wide; it is sharp up to ([\\d.]+) in\\. ${advice}`,
		),
		([dpi = '', wide = '', most = '']) =>
			`La imagen del estampado tiene ${dpi} DPI a ${wide} pulg. de ancho; se ve nítida hasta ${most} pulg. ${sharp}`,
	],
	[/^Make tiles ([\d.]+) in wide$/, ([wide = '']) => `Repetir cada ${wide} pulg. de ancho`],
	...seamPlaces,
]

const made: readonly Saying[] = [
	[
		/^(.+): this product is not decorated there \((.+)\)\. Move it or take it off\.$/,
		([what = '', place = '']) =>
			`${item(what)}: este producto no se decora ahí (${location(place)}). Muévalo o quítelo.`,
	],
	[
		match(`(.+): (${methods}) is not offered on this product\\. Choose another method\\.`),
		([what = '', name = '']) =>
			`${item(what)}: este producto no ofrece ${theMethod(name)}. Elija otro método.`,
	],
	[
		match(
			`(${methods}) is not offered on this product\\. Choose another method for the further decoration\\.`,
			'i',
		),
		([name = '']) => `Este producto no ofrece ${theMethod(name)}. Elija otro método para la otra decoración.`,
	],
	[
		match(`(${methods}) is not possible there \\((.+)\\); (${methods}) is\\.`, 'i'),
		([name = '', place = '', other = '']) =>
			`Ahí (${location(place)}) no se puede hacer ${theMethod(name)}, pero sí ${theMethod(other)}.`,
	],
	[
		match(`This garment has no print area for the decoration "(${methods}), (.+)"\\.`, 'i'),
		([name = '', place = '']) =>
			`Esta prenda no tiene área de impresión para la decoración “${method(name)}, ${location(place)}”.`,
	],
	[match(`Use (${methods})`), ([name = '']) => `Usar ${method(name)}`],
	[/^Use ([A-Z].+)$/, ([font = '']) => `Usar ${font}`],
]

const narrow: Readonly<Record<string, string>> = {
	'to print': 'para imprimirla',
	'to embroider': 'para bordarla',
	'to cut from twill': 'para cortarla en twill',
}

const limits: readonly Saying[] = [
	[
		match(
			`(${slots}): an inline ([\\d.]+) in wide is too narrow (to print|to embroider|to cut from twill); it needs ([\\d.]+) in\\.`,
		),
		([what = '', wide = '', how = '', least = '']) =>
			`${item(what)}: una línea interior de ${wide} pulg. de ancho es muy angosta ${narrow[how] ?? ''}; necesita ${least} pulg.`,
	],
	[
		/^(.+) has strokes ([\d.]+) in wide at this size; (thread closes strokes|twill cannot be cut and sewn) under ([\d.]+) in\.$/,
		([what = '', wide = '', why = '', least = '']) =>
			`${what} tiene a este tamaño trazos de ${wide} pulg. de ancho; ${why.startsWith('thread') ? `el hilo cierra los trazos de menos de ${least} pulg.` : `el twill no se puede cortar y coser con menos de ${least} pulg.`}`,
	],
	[
		match(`(${slots}): ([\\d.]+) in is too small to embroider; capitals need ([\\d.]+) in\\.`),
		([what = '', high = '', least = '']) =>
			`${item(what)}: ${high} pulg. es muy poco para bordar; las mayúsculas necesitan ${least} pulg.`,
	],
	[
		/^(.+) has (\d+) colors; embroidery takes (\d+) threads\.$/,
		([what = '', count = '', most = '']) => `${what} tiene ${count} colores; el bordado lleva ${most} hilos.`,
	],
	[
		/^(.+) covers (\d+) sq in; over (\d+) sq in embroidery gets stiff and puckers\.$/,
		([what = '', area = '', most = '']) =>
			`${what} cubre ${area} pulg. cuadradas; con más de ${most} el bordado se endurece y se frunce.`,
	],
	[
		match(`(${slots}): (\\d+) layers of twill are too thick; (\\d+) are the limit\\.`),
		([what = '', count = '', most = '']) =>
			`${item(what)}: ${count} capas de twill son demasiado gruesas; el límite es ${most}.`,
	],
	[
		match(
			`(${slots}): letters ([\\d.]+) in high have strokes under ([\\d.]+) in, too thin to cut from twill\\.`,
		),
		([what = '', high = '', least = '']) =>
			`${item(what)}: las letras de ${high} pulg. de alto tienen trazos de menos de ${least} pulg., muy delgados para cortarlos en twill.`,
	],
	[
		/^(.+) has (\d+) colors, so it looks shaded; twill is cut from plain cloth and shows no gradients\.$/,
		([what = '', count = '']) =>
			`${what} tiene ${count} colores, así que parece sombreado; el twill se corta de tela lisa y no muestra degradados.`,
	],
	[
		/^(.+) has (\d+) colors; twill is sewn from at most (\d+) layers\.$/,
		([what = '', count = '', most = '']) =>
			`${what} tiene ${count} colores; el twill se cose en ${most} capas como máximo.`,
	],
]

export const findingSayings: readonly Saying[] = [
	...Object.entries(plain).map(([english, spanish]): Saying => [
		match(english.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)),
		() => spanish,
	]),
	...numbers,
	...contrast,
	...letters,
	...places,
	...limits,
	...made,
]
