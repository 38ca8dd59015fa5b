/** The icons in order of name: name, category and Portuguese words of each. Part 2 of two. */
export const iconLines2 = `
fullscreen|navigation|tela cheia
gavel|action|regra multa
grass|places|jardim árvores
group|social|pessoas grupo
group_add|social|pessoa convidar
handshake|social|acordo visita
headset_mic|hardware|fone atendimento
help|action|ajuda dúvida
history|action|histórico passado
home|action|casa início
hourglass_empty|action|ampulheta espera
image|image|imagem foto
info|action|informação aviso
insights|editor|gráfico tendência
inventory|content|encomenda pacote caixa
key|communication|chave acesso
keyboard|hardware|teclado
label|action|etiqueta rótulo
language|action|idioma tradução
laptop|hardware|computador portátil
layers|maps|camadas
lightbulb|action|lâmpada ideia luz
link|content|ligação endereço
liquor|places|vinho bebida festa
list_alt|action|lista pendências
live_help|action|dúvida atendimento
live_tv|notification|televisão ao vivo
local_fire|maps|fogo incêndio
local_laundry|maps|lavanderia máquina
local_mall|maps|sacola compra
local_parking|maps|vaga garagem
local_pharmacy|maps|remédio farmácia
local_shipping|maps|entrega caminhão
location_on|communication|local endereço mapa
lock|action|cadeado fechado
lock_open|action|cadeado aberto
login|action|entrar
logout|action|sair
mail_lock|communication|carta confirmada
map|maps|mapa planta
mark_email_unread|communication|carta não lida
meeting_room|places|sala reunião
menu|navigation|menu lista
mic|av|microfone voz
microwave|hardware|micro-ondas cozinha
mode_fan|hardware|ventilador ar
monitor|hardware|tela computador
more_horiz|navigation|mais opções
more_vert|navigation|mais opções
motorcycle|maps|moto entrega
music_note|av|música som
nfc|device|aproximação cartão
notifications|social|aviso sino
notifications_off|social|aviso desligado
palette|image|cores tema
park|places|parque árvore
pause|av|pausar
payments|action|dinheiro boleto
person|social|pessoa morador
person_add|social|pessoa novo
person_off|social|pessoa bloqueada
pets|action|animal cachorro gato
photo_library|image|fotos álbum
piano|places|música teclado
pie_chart|editor|gráfico pizza
play_arrow|av|tocar iniciar
pool|places|piscina água
power|notification|tomada energia
print|action|imprimir papel
priority_high|notification|urgente sirene
psychology|social|ideia mente
push_pin|content|fixar alfinete
qr_code|communication|código convite
query_stats|editor|estatística curva
question_answer|action|resposta conversa
radar|hardware|sensor alcance
receipt_long|action|fatura recibo
recycling|social|reciclagem lixo
redo|content|refazer
remove|content|remover menos
report|content|denúncia alerta
restaurant|maps|refeição talheres
route|maps|rota percurso
router|hardware|rede equipamento
save|content|salvar gravar
schedule|action|horário agenda
school|social|escola ensino
search|action|buscar lupa
security|hardware|segurança escudo
sell|maps|preço etiquetas
send|content|enviar
sensors|action|sensor sinal
settings|action|configurar ajustes
share|social|compartilhar
shield_lock|hardware|proteção verificada
shopping_cart|action|carrinho compra
shower|places|chuveiro banho
smartphone|hardware|celular telefone
sort|content|ordenar
star|action|estrela favorito
storefront|places|loja comércio
sunny|device|dia sol tema claro
swap_vert|action|trocar ordem
sync|notification|sincronizar
table_chart|editor|tabela planilha
thermostat|device|temperatura
thumb_down|action|não gostar
thumb_up|action|gostar aprovar
timer|image|tempo contagem
today|action|hoje data
traffic|maps|trânsito cone
translate|action|idioma tradução
trending_down|action|queda gráfico
trending_up|action|alta gráfico
undo|content|desfazer
upload|file|enviar arquivo
verified|action|verificado selo
videocam|av|vídeo gravação
visibility|action|ver mostrar
visibility_off|action|ocultar esconder
volume_up|av|som alto
warehouse|places|depósito armário
warning|alert|atenção cuidado
water_drop|social|água vazamento
wb_twilight|image|pôr do sol tarde
webhook|content|integração evento
wifi|notification|rede sem fio
wifi_off|notification|rede desligada
work|action|trabalho maleta
workspace_premium|action|medalha prêmio
zoom_in|action|aumentar lupa
zoom_out|action|diminuir lupa
`
