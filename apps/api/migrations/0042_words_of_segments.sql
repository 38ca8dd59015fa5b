-- The words of the five bases in all four languages, as the contract has them (segment-words.ts): Spanish
-- and Arabic were missing, and the English manager of a condominium had another name here.
select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true);

update segments set terms = words.terms, version = version + 1, updated_at = now()
from (values
  ('condominium', '{
    "pt": {
      "tower": {"singular": "Torre", "plural": "Torres", "gender": "f"},
      "apartment": {"singular": "Apartamento", "plural": "Apartamentos", "gender": "m"},
      "resident": {"singular": "Morador", "plural": "Moradores", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Síndico", "plural": "Síndicos", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Tower", "plural": "Towers", "gender": "m"},
      "apartment": {"singular": "Apartment", "plural": "Apartments", "gender": "m"},
      "resident": {"singular": "Resident", "plural": "Residents", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Building manager", "plural": "Building managers", "gender": "m"}
    },
    "es": {
      "tower": {"singular": "Torre", "plural": "Torres", "gender": "f"},
      "apartment": {"singular": "Apartamento", "plural": "Apartamentos", "gender": "m"},
      "resident": {"singular": "Residente", "plural": "Residentes", "gender": "m"},
      "employee": {"singular": "Empleado", "plural": "Empleados", "gender": "m"},
      "manager": {"singular": "Gestor del condominio", "plural": "Gestores del condominio", "gender": "m"}
    },
    "ar": {
      "tower": {"singular": "برج", "plural": "الأبراج", "gender": "m"},
      "apartment": {"singular": "شقة", "plural": "الشقق", "gender": "f"},
      "resident": {"singular": "ساكن", "plural": "السكان", "gender": "m"},
      "employee": {"singular": "موظف", "plural": "الموظفين", "gender": "m"},
      "manager": {"singular": "مدير المجمّع", "plural": "مديرو المجمّع", "gender": "m"}
    }
  }'::jsonb),
  ('construction', '{
    "pt": {
      "tower": {"singular": "Obra", "plural": "Obras", "gender": "f"},
      "apartment": {"singular": "Lote", "plural": "Lotes", "gender": "m"},
      "resident": {"singular": "Operário", "plural": "Operários", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Mestre de obras", "plural": "Mestres de obras", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Site", "plural": "Sites", "gender": "m"},
      "apartment": {"singular": "Lot", "plural": "Lots", "gender": "m"},
      "resident": {"singular": "Worker", "plural": "Workers", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Site foreman", "plural": "Site foremen", "gender": "m"}
    },
    "es": {
      "tower": {"singular": "Obra", "plural": "Obras", "gender": "f"},
      "apartment": {"singular": "Lote", "plural": "Lotes", "gender": "m"},
      "resident": {"singular": "Operario", "plural": "Operarios", "gender": "m"},
      "employee": {"singular": "Empleado", "plural": "Empleados", "gender": "m"},
      "manager": {"singular": "Maestro de obras", "plural": "Maestros de obras", "gender": "m"}
    },
    "ar": {
      "tower": {"singular": "موقع بناء", "plural": "مواقع البناء", "gender": "m"},
      "apartment": {"singular": "قطعة أرض", "plural": "قطع الأراضي", "gender": "f"},
      "resident": {"singular": "عامل", "plural": "العمال", "gender": "m"},
      "employee": {"singular": "موظف", "plural": "الموظفين", "gender": "m"},
      "manager": {"singular": "رئيس عمال", "plural": "رؤساء العمال", "gender": "m"}
    }
  }'::jsonb),
  ('education', '{
    "pt": {
      "tower": {"singular": "Setor", "plural": "Setores", "gender": "m"},
      "apartment": {"singular": "Sala de aula", "plural": "Salas de aula", "gender": "f"},
      "resident": {"singular": "Estudante", "plural": "Estudantes", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Professor", "plural": "Professores", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Sector", "plural": "Sectors", "gender": "m"},
      "apartment": {"singular": "Classroom", "plural": "Classrooms", "gender": "m"},
      "resident": {"singular": "Student", "plural": "Students", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Teacher", "plural": "Teachers", "gender": "m"}
    },
    "es": {
      "tower": {"singular": "Sector", "plural": "Sectores", "gender": "m"},
      "apartment": {"singular": "Aula", "plural": "Aulas", "gender": "f"},
      "resident": {"singular": "Estudiante", "plural": "Estudiantes", "gender": "m"},
      "employee": {"singular": "Empleado", "plural": "Empleados", "gender": "m"},
      "manager": {"singular": "Profesor", "plural": "Profesores", "gender": "m"}
    },
    "ar": {
      "tower": {"singular": "قسم", "plural": "الأقسام", "gender": "m"},
      "apartment": {"singular": "قاعة دراسية", "plural": "القاعات الدراسية", "gender": "f"},
      "resident": {"singular": "طالب", "plural": "الطلاب", "gender": "m"},
      "employee": {"singular": "موظف", "plural": "الموظفين", "gender": "m"},
      "manager": {"singular": "معلم", "plural": "المعلمين", "gender": "m"}
    }
  }'::jsonb),
  ('health', '{
    "pt": {
      "tower": {"singular": "Ala", "plural": "Alas", "gender": "f"},
      "apartment": {"singular": "Consultório", "plural": "Consultórios", "gender": "m"},
      "resident": {"singular": "Paciente", "plural": "Pacientes", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Médico", "plural": "Médicos", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Wing", "plural": "Wings", "gender": "m"},
      "apartment": {"singular": "Consulting room", "plural": "Consulting rooms", "gender": "m"},
      "resident": {"singular": "Patient", "plural": "Patients", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Doctor", "plural": "Doctors", "gender": "m"}
    },
    "es": {
      "tower": {"singular": "Ala", "plural": "Alas", "gender": "f"},
      "apartment": {"singular": "Consultorio", "plural": "Consultorios", "gender": "m"},
      "resident": {"singular": "Paciente", "plural": "Pacientes", "gender": "m"},
      "employee": {"singular": "Empleado", "plural": "Empleados", "gender": "m"},
      "manager": {"singular": "Médico", "plural": "Médicos", "gender": "m"}
    },
    "ar": {
      "tower": {"singular": "جناح", "plural": "الأجنحة", "gender": "m"},
      "apartment": {"singular": "عيادة", "plural": "العيادات", "gender": "f"},
      "resident": {"singular": "مريض", "plural": "المرضى", "gender": "m"},
      "employee": {"singular": "موظف", "plural": "الموظفين", "gender": "m"},
      "manager": {"singular": "طبيب", "plural": "الأطباء", "gender": "m"}
    }
  }'::jsonb),
  ('industry', '{
    "pt": {
      "tower": {"singular": "Setor", "plural": "Setores", "gender": "m"},
      "apartment": {"singular": "Linha de montagem", "plural": "Linhas de montagem", "gender": "f"},
      "resident": {"singular": "Operário", "plural": "Operários", "gender": "m"},
      "employee": {"singular": "Funcionário", "plural": "Funcionários", "gender": "m"},
      "manager": {"singular": "Supervisor", "plural": "Supervisores", "gender": "m"}
    },
    "en": {
      "tower": {"singular": "Sector", "plural": "Sectors", "gender": "m"},
      "apartment": {"singular": "Assembly line", "plural": "Assembly lines", "gender": "m"},
      "resident": {"singular": "Worker", "plural": "Workers", "gender": "m"},
      "employee": {"singular": "Employee", "plural": "Employees", "gender": "m"},
      "manager": {"singular": "Supervisor", "plural": "Supervisors", "gender": "m"}
    },
    "es": {
      "tower": {"singular": "Sector", "plural": "Sectores", "gender": "m"},
      "apartment": {"singular": "Línea de montaje", "plural": "Líneas de montaje", "gender": "f"},
      "resident": {"singular": "Operario", "plural": "Operarios", "gender": "m"},
      "employee": {"singular": "Empleado", "plural": "Empleados", "gender": "m"},
      "manager": {"singular": "Supervisor", "plural": "Supervisores", "gender": "m"}
    },
    "ar": {
      "tower": {"singular": "قسم", "plural": "الأقسام", "gender": "m"},
      "apartment": {"singular": "خط تجميع", "plural": "خطوط التجميع", "gender": "m"},
      "resident": {"singular": "عامل", "plural": "العمال", "gender": "m"},
      "employee": {"singular": "موظف", "plural": "الموظفين", "gender": "m"},
      "manager": {"singular": "مشرف", "plural": "المشرفين", "gender": "m"}
    }
  }'::jsonb)
) words (base, terms)
where segments.tenant_id = '00000000-0000-0000-0000-000000000000' and segments.base = words.base
  and segments.id between '01994a10-5c00-7b00-8002-000000000001' and '01994a10-5c00-7b00-8002-000000000005';

select set_config('app.tenant_id', '', true);
