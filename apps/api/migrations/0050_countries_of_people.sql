-- A person's nationality is the country's code (ISO 3166-1 alpha-2). Words that name one become it, by
-- the Portuguese words that people use; all others stay as they were typed.
do $$
declare
  tenant uuid;
  people text;
begin
  create temporary table known_words on commit drop as
    select code, word from (values
      ('AF', array['afega', 'afegao']),
      ('AO', array['angolana', 'angolano', 'angola']),
      ('AR', array['argentina', 'argentino']),
      ('AT', array['austriaca', 'austriaco']),
      ('AU', array['australiana', 'australiano']),
      ('BE', array['belga']),
      ('BO', array['boliviana', 'boliviano', 'bolivia']),
      ('BR', array['brasileira', 'brasileiro', 'brasilena', 'brasileno', 'brazilian', 'brasil', 'brazil', 'br']),
      ('CA', array['canadense', 'canada']),
      ('CH', array['suica', 'suico']),
      ('CL', array['chilena', 'chileno', 'chile']),
      ('CN', array['chinesa', 'chines', 'china']),
      ('CO', array['colombiana', 'colombiano', 'colombia']),
      ('CR', array['costarriquenha', 'costarriquenho']),
      ('CU', array['cubana', 'cubano', 'cuba']),
      ('CV', array['cabo-verdiana', 'cabo-verdiano']),
      ('DE', array['alema', 'alemao', 'alemanha']),
      ('DK', array['dinamarquesa', 'dinamarques']),
      ('EC', array['equatoriana', 'equatoriano', 'equador']),
      ('EG', array['egipcia', 'egipcio']),
      ('ES', array['espanhola', 'espanhol', 'espanha']),
      ('FI', array['finlandesa', 'finlandes']),
      ('FR', array['francesa', 'frances', 'franca']),
      ('GB', array['inglesa', 'ingles', 'britanica', 'britanico', 'inglaterra', 'reino unido']),
      ('GH', array['ganesa']),
      ('GR', array['grega', 'grego']),
      ('GW', array['guineense']),
      ('HT', array['haitiana', 'haitiano', 'haiti']),
      ('HU', array['hungara', 'hungaro']),
      ('IE', array['irlandesa', 'irlandes']),
      ('IL', array['israelense']),
      ('IN', array['indiana', 'indiano']),
      ('IT', array['italiana', 'italiano', 'italia']),
      ('JP', array['japonesa', 'japones', 'japao']),
      ('KR', array['coreana', 'coreano', 'sul-coreana', 'sul-coreano', 'coreia do sul']),
      ('LB', array['libanesa', 'libanes', 'libano']),
      ('MA', array['marroquina', 'marroquino']),
      ('MX', array['mexicana', 'mexicano', 'mexico']),
      ('MZ', array['mocambicana', 'mocambicano', 'mocambique']),
      ('NG', array['nigeriana', 'nigeriano', 'nigeria']),
      ('NL', array['holandesa', 'holandes', 'neerlandesa', 'neerlandes']),
      ('NO', array['norueguesa', 'noruegues']),
      ('PA', array['panamenha', 'panamenho']),
      ('PE', array['peruana', 'peruano', 'peru']),
      ('PH', array['filipina', 'filipino']),
      ('PK', array['paquistanesa', 'paquistanes']),
      ('PL', array['polonesa', 'polones']),
      ('PT', array['portuguesa', 'portugues', 'portugal']),
      ('PY', array['paraguaia', 'paraguaio', 'paraguai']),
      ('RO', array['romena', 'romeno']),
      ('RU', array['russa', 'russo', 'russia']),
      ('SE', array['sueca', 'sueco']),
      ('SN', array['senegalesa', 'senegales']),
      ('SY', array['siria', 'sirio']),
      ('TR', array['turca', 'turco']),
      ('UA', array['ucraniana', 'ucraniano', 'ucrania']),
      ('US', array['americana', 'americano', 'norte-americana', 'norte-americano', 'estadunidense', 'estados unidos', 'eua']),
      ('UY', array['uruguaia', 'uruguaio', 'uruguai']),
      ('VE', array['venezuelana', 'venezuelano', 'venezuela']),
      ('ZA', array['sul-africana', 'sul-africano'])
    ) known (code, words), unnest(words) word;
  for tenant in select t.id from tenants t loop
    perform set_config('app.tenant_id', tenant::text, true);
    foreach people in array array['residents', 'visitors'] loop
      execute format(
        'update %I person set nationality = known.code, version = version + 1
           from known_words known
           where person.tenant_id = $1
             and search_normal(btrim(person.nationality)) = known.word', people)
        using tenant;
    end loop;
  end loop;
  perform set_config('app.tenant_id', '', true);
  drop table known_words;
end $$;
