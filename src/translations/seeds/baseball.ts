// Baseball products of the demo catalog in Spanish.

export const baseballInSpanish = {
	'Doubleheader Full-Button Jersey': 'Camiseta abotonada Doubleheader',
	'Full-button game jersey in 7 oz stretch double-knit, 100% polyester, with woven pinstripes. Set-in sleeves, two-layer placket, rounded tail that stays tucked. Script and 8 in back number in twill.':
		'Camiseta de juego abotonada en tejido doble elástico de 7 oz, 100% poliéster, con rayas finas tejidas. Mangas pegadas, tapeta de dos capas y faldón redondeado que se queda dentro del pantalón. Nombre en letra cursiva y número de 8 pulg. en la espalda, en twill.',
	'Road Gray Full-Button Jersey': 'Camiseta abotonada Road Gray',
	'Road jersey in 6.5 oz warp knit with piping down the placket and around the sleeve. Arched block lettering in two-color tackle twill. Pair it with the Road Gray pants.':
		'Camiseta de visitante en tejido de urdimbre de 6.5 oz, con ribete a lo largo de la tapeta y alrededor de la manga. Letras de bloque en arco, en tackle twill de dos colores. Combínela con el pantalón Road Gray.',
	'Night Game Sublimated Jersey': 'Camiseta sublimada Night Game',
	'Everything is dyed into the cloth: fade, script, numbers and sleeve patch. 5.3 oz moisture-moving polyester. Full-button front. Nothing to peel off on a slide.':
		'Todo va teñido en la tela: el degradado, el nombre en letra cursiva, los números y el parche de la manga. Poliéster de 5.3 oz que aleja el sudor. Frente abotonado. Nada que se despegue al barrerse.',
	'Sandlot Flannel Jersey': 'Camiseta de franela Sandlot',
	'A throwback in 8 oz brushed cotton-wool flannel, 70% cotton and 30% wool, with a felt number. Boxy cut, wide sleeves, shell-look buttons. Wash cold and hang dry.':
		'Una camiseta retro en franela cepillada de 8 oz, 70% algodón y 30% lana, con número de fieltro. Corte recto, mangas anchas y botones con apariencia de concha. Lávese con agua fría y séquese colgada.',
	'Cage Long-Sleeve Practice Jersey': 'Camiseta de práctica de manga larga Cage',
	'A pullover for the batting cage in March: 6 oz brushed-back polyester with long raglan sleeves. Screen-printed front and number. Warm without a bulky cuff under the glove.':
		'Una camiseta cerrada para la jaula de bateo en marzo: poliéster de reverso afelpado de 6 oz, con mangas raglán largas. Frente y número en serigrafía. Abriga sin un puño que estorbe bajo el guante.',
	'Tee League Two-Button Jersey': 'Camiseta de dos botones Tee League',
	'A light two-button jersey for the youngest: 4.5 oz polyester mesh, snap-free placket, easy wash. Made for a town name on the chest and a 6 in number on the back.':
		'Una camiseta ligera de dos botones para los más pequeños: malla de poliéster de 4.5 oz, tapeta sin broches, fácil de lavar. Hecha para el nombre de la ciudad en el pecho y un número de 6 pulg. en la espalda.',
	'Shagging Flies Practice Jersey': 'Camiseta de práctica Shagging Flies',
	'Blank full-button jersey for practice and umpire-free scrimmages. 5 oz polyester, plain buttons. Ships plain from stock within three days.':
		'Camiseta abotonada lisa para prácticas y partidos de entrenamiento sin umpire. Poliéster de 5 oz, botones sencillos. Está en existencia y se envía lisa en tres días o menos.',
	'Doubleheader Braided Pants': 'Pantalón con galón Doubleheader',
	'14 oz polyester double-knit with double knees, two back pockets with button, and 2 in belt tunnel. A one-inch braid runs down the side and matches the Doubleheader jersey.':
		'Tejido doble de poliéster de 14 oz, con rodillas dobles, dos bolsillos traseros con botón y pasador continuo para cinturón de 2 pulg. Un galón de una pulgada baja por el costado y combina con la camiseta Doubleheader.',
	'Road Gray Piped Pants': 'Pantalón ribeteado Road Gray',
	'Game pants with braid piping from waist to hem. 12 oz polyester warp knit, relaxed straight leg. Inseams finished 1 in long so a trainer can hem them.':
		'Pantalón de juego con ribete de galón de la cintura al borde. Tejido de urdimbre de poliéster de 12 oz, pierna recta y holgada. La entrepierna se entrega 1 pulg. más larga para poder subirle el dobladillo.',
	'Everyday Knicker Pants': 'Pantalón a la rodilla Everyday',
	'Plain knickers for practice and rec ball: 10 oz polyester, elastic waist and knee, one back pocket. Stock item, no decoration.':
		'Pantalón a la rodilla liso para prácticas y ligas recreativas: poliéster de 10 oz, cintura y rodilla elásticas, un bolsillo trasero. Artículo en existencia, sin decoración.',
	'Tee League Knicker Pants': 'Pantalón a la rodilla Tee League',
	'Youth knickers to the Tee League jersey: 10 oz polyester with an elastic waist and knee, one back pocket, and piping down the side in your second color.':
		'El pantalón juvenil a la rodilla de la camiseta Tee League: poliéster de 10 oz con cintura y rodilla elásticas, un bolsillo trasero y ribete lateral en su segundo color.',
	'Opening Day Uniform Set': 'Conjunto Opening Day',
	'The Doubleheader jersey and braided pants with a two-tone trucker hat: 7 oz jersey and 14 oz pants in polyester double-knit. Script and number go on the jersey, an initial on the hat.':
		'La camiseta y el pantalón con galón Doubleheader con una gorra trucker de dos tonos: camiseta de 7 oz y pantalón de 14 oz en tejido doble de poliéster. La camiseta lleva el nombre en letra cursiva y el número; la gorra, una inicial.',
	'Town Ball Uniform Set': 'Conjunto Town Ball',
	'Two-button jersey and elastic knickers in 4 youth sizes for a whole town league. 4.5 oz mesh over 10 oz pants, piped in the color of the jersey.':
		'Camiseta de dos botones y pantalón elástico a la rodilla en 4 tallas juveniles para toda la liga de la ciudad. Malla de 4.5 oz con pantalón de 10 oz, ribeteado en el color de la camiseta.',
} as const
